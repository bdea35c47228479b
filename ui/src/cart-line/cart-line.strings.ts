/** Strings of a line of a cart. */
export interface CartLineStrings {
  /** Name of the remove button, e.g. `Usuń: Witamina C 1000`. */
  removeLabel(name: string): string;
  /** Announced before the price before a reduction, e.g. `Cena przed obniżką:`. */
  originalTotalLabel: string;
}

export const cartLineStrings: CartLineStrings = {
  removeLabel: (name) => `Remove: ${name}`,
  originalTotalLabel: 'Price before the reduction:',
};
