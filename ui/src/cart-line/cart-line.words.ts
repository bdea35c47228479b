/** The words of a line of a cart. */
export interface CartLineWords {
  /** Name of the remove button, e.g. `Usuń: Witamina C 1000` (MC-5). */
  removeLabel(name: string): string;
  /** Said before the price before a reduction, e.g. `Cena przed obniżką:` (G-28). */
  totalBeforeLabel: string;
}

export const cartLineWords: CartLineWords = {
  removeLabel: (name) => `Remove: ${name}`,
  totalBeforeLabel: 'Price before the reduction:',
};
