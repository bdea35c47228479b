/** Parameter of a product page's URL: uid of the line of the cart whose options the page edits. */
export const editedLineParam = 'cart-item';

/**
 * Returns the URL of the page on which the options of a line are edited: that of its product.
 *
 * @param line - The line, with the URL of its product in the store view.
 */
export function getLineEditPath({ href, uid }: { href: string; uid: string }): string {
  return `${href}?${new URLSearchParams({ [editedLineParam]: uid }).toString()}`;
}
