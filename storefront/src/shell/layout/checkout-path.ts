/**
 * Whether a path belongs to the checkout, which has a reduced layout: one of its segments is `checkout`
 * (a page such as /blog/checkout-guide.html keeps the full layout).
 */
export function isCheckoutPath(pathname: string): boolean {
  return pathname.split('/').includes('checkout');
}

/** Whether a path is the cart page, below a store code or not. */
export function isCartPath(pathname: string): boolean {
  return /\/cart\/?$/.test(pathname);
}
