/** Strings of the mini cart. */
export interface MiniCartStrings {
  /** Heading, e.g. `(count) => Koszyk (${count})`; the count is absent while it is unknown. */
  titleLabel(count: number | undefined): string;
  /** Name of the close button, e.g. `Zamknij koszyk`. */
  closeLabel: string;
  /** Name of the list of products, e.g. `Produkty w koszyku`. */
  linesLabel: string;
  /** Announced while the cart is loading, e.g. `Wczytywanie koszyka`. */
  loadingLabel: string;
  /** Heading of an empty cart, e.g. `Twój koszyk jest pusty`. */
  emptyTitle: string;
  /** Text of the link in an empty cart, e.g. `Wróć do zakupów`. */
  continueShoppingLabel: string;
  /** Shown when the cart could not be loaded, e.g. `Nie udało się wczytać koszyka.` */
  errorText: string;
  /** Label of the retry button, e.g. `Spróbuj ponownie`. */
  retryLabel: string;
  /** Text of the link to the checkout, e.g. `Do kasy`. */
  checkoutLabel: string;
  /** Text of the link to the cart page, e.g. `Zobacz koszyk`. */
  cartLabel: string;
}

export const miniCartStrings: MiniCartStrings = {
  titleLabel: (count) => (count === undefined ? 'Cart' : `Cart (${count})`),
  closeLabel: 'Close the cart',
  linesLabel: 'Products in the cart',
  loadingLabel: 'Loading the cart',
  emptyTitle: 'Your cart is empty',
  continueShoppingLabel: 'Continue shopping',
  errorText: 'The cart could not be loaded.',
  retryLabel: 'Try again',
  checkoutLabel: 'Checkout',
  cartLabel: 'View cart',
};
