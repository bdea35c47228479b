/** Strings of the header. */
export interface HeaderStrings {
  /** Text of the contact link in the top bar, e.g. `Kontakt`. */
  contactLabel: string;
  /** Name of the search trigger, e.g. `Szukaj`. */
  searchLabel: string;
  /** Name of the drawer trigger, e.g. `Menu`. */
  menuLabel: string;
  /**
   * Name of the cart trigger with the exact number, e.g. `(count, total) => Koszyk, ${count} produkty, suma ${total}`.
   * The total is formatted, and absent while it is unknown.
   */
  cartLabel(count: number, total: string | undefined): string;
}

export const headerStrings: HeaderStrings = {
  contactLabel: 'Contact Us',
  searchLabel: 'Search',
  menuLabel: 'Menu',
  cartLabel: (count, total) =>
    `Cart, ${count === 1 ? '1 product' : `${count} products`}${total ? `, total ${total}` : ''}`,
};
