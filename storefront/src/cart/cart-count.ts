/** The quantities of a cart as the backend gives them. */
export interface CountedCart {
  total_quantity: number;
  /** By the store's own way of counting, where the backend knows that. */
  total_summary_quantity_including_config?: number | null | undefined;
}

/** The figure of the cart's badge. */
export function getCartCount(cart: CountedCart): number {
  return cart.total_summary_quantity_including_config ?? cart.total_quantity;
}
