let shownCartId: string | null = null;

/**
 * Marks the receipt of the order of a cart as on the screen, where it tells what a notice would.
 *
 * @returns ends it
 */
export function markReceiptShown(cartId: string): () => void {
  shownCartId = cartId;
  return () => {
    if (shownCartId === cartId) shownCartId = null;
  };
}

/** Whether the receipt of the order of a cart is on the screen. */
export const isReceiptShown = (cartId: string): boolean => shownCartId === cartId;
