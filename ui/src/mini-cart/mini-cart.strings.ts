/** Strings of the mini cart. */
export interface MiniCartStrings {
  /** Heading, e.g. `` (count) => `Cart (${count})` ``; the count is absent while it is unknown. */
  titleLabel(count: number | undefined): string;
  /** Name of the close button, e.g. `Close the cart`. */
  closeLabel: string;
  /** Name of the list of products, e.g. `Products in the cart`. */
  linesLabel: string;
  /** Announced while the cart is loading, e.g. `Loading the cart`. */
  loadingLabel: string;
  /** Heading of an empty cart, e.g. `Your cart is empty`. */
  emptyTitle: string;
  /** Text of the link in an empty cart, e.g. `Continue shopping`. */
  continueShoppingLabel: string;
  /** Shown when the cart could not be loaded, e.g. `The cart could not be loaded.` */
  errorText: string;
  /** Label of the retry button, e.g. `Try again`. */
  retryLabel: string;
  /** Text of the link to the checkout, e.g. `Checkout`. */
  checkoutLabel: string;
  /** Text of the link to the cart page, e.g. `View cart`. */
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
