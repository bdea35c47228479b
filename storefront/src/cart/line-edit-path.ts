/** Parameter of a product page's URL: uid of the line of the cart whose options the page edits. */
export const editedLineParam = 'cart-item';

/**
 * Returns the URL of the page on which the options of a line are edited: that of its product.
 *
 * @param href - Path of the product in the store view.
 * @param uid - Of the line.
 */
export function getLineEditPath(href: string, uid: string): string {
  return `${href}?${new URLSearchParams({ [editedLineParam]: uid }).toString()}`;
}
