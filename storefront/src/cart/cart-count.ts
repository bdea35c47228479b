/** Quantities of a cart in a response. */
export interface CountedCart {
  total_quantity: number;
  /** Count according to the configuration of the store, if the backend supports it. */
  total_summary_quantity_including_config?: number | null | undefined;
}

/** Returns the number in the badge of the cart. */
export function getCartCount(cart: CountedCart): number {
  return cart.total_summary_quantity_including_config ?? cart.total_quantity;
}
