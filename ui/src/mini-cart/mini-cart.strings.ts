/** Strings of the mini cart. */
export interface MiniCartStrings {
  /** Heading, e.g. `(count) => Koszyk (${count})`; the number is absent while it is not known. */
  titleLabel(count: number | undefined): string;
  /** Name of the close button, e.g. `Zamknij koszyk`. */
  closeLabel: string;
  /** Name of the list of products, e.g. `Produkty w koszyku`. */
  linesLabel: string;
  /** Announced while the cart is being loaded, e.g. `Wczytywanie koszyka`. */
  loadingLabel: string;
  /** Heading in place of the lines of an empty cart, e.g. `Twój koszyk jest pusty`. */
  emptyTitle: string;
  /** Text of the link out of an empty cart, e.g. `Wróć do zakupów`. */
  continueShoppingLabel: string;
  /** Instead of a cart that could not be had, e.g. `Nie udało się wczytać koszyka.` */
  errorText: string;
  /** Text of the button that loads the cart again, e.g. `Spróbuj ponownie`. */
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
