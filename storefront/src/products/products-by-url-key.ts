/** Variables of the cards' query for the products with the given url keys, e.g. those of a CMS page. */
export function productsByUrlKey(urlKeys: readonly string[]) {
  return { filter: { url_key: { in: [...urlKeys] } }, size: urlKeys.length };
}
