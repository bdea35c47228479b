/** Strings of a line of a cart. */
export interface CartLineStrings {
  /** Name of the remove button, e.g. `` (name) => `Remove: ${name}` ``. */
  removeLabel(name: string): string;
  /** Announced before the price before a reduction, e.g. `Price before the reduction:`. */
  originalTotalLabel: string;
}

export const cartLineStrings: CartLineStrings = {
  removeLabel: (name) => `Remove: ${name}`,
  originalTotalLabel: 'Price before the reduction:',
};
