/** Reviews of one request. Magento's optional limit of a page is 300 (`graphql/validation/maximum_page_size`). */
export const reviewPageSize = 200;

/** Number of reviews up to which all are fetched when the shopper comes near: about 100 kB, compressed. */
const maxReviews = 1000;

/**
 * Returns whether all reviews of a product are fetched, so that they can be counted by stars and put into any order.
 * @param total - Number that the page states; null when the product has no rating.
 */
export function canLoadAllReviews(total: number | null): boolean {
  return total !== null && total > 0 && total <= maxReviews;
}

/**
 * Returns the number of pages to fetch.
 * @param total - Number that the page states; null when the product has no rating.
 * @param shown - Number of reviews that are to be shown.
 */
export function getPagesToLoad(total: number | null, shown: number): number {
  const all = total ?? 0;
  return Math.max(1, Math.ceil((canLoadAllReviews(total) ? all : Math.min(shown, all)) / reviewPageSize));
}
