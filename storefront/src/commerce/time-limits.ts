/**
 * The time limits of requests to the backend, in ms, in one place because they add up. A page that the browser loads
 * fails after {@link pageQuery}; the browser then asks the server of the shop for it, which fails after
 * {@link serverPage}. So a shopper waits less than 12 s for a page of a backend that hangs, and less than
 * 8 s for one of a backend that refuses.
 *
 * @see docs/decisions/backend-access.md
 *
 * @module
 */

/** From the first request until the last repetition begins. Waits grow, so that most repetitions come early. */
export const retry = 3500;
/** A query with its repetitions. */
export const query = 10_000;
/** The same of a page that the browser loads: the server of the shop may have a copy of the page. */
export const pageQuery = 4000;
/** A page on the server of the shop. Two requests in a row to a backend that takes 3 s for each fit in. */
export const serverPage = 6700;
/** The same where there is a copy of the page. */
export const serverPageWithCopy = 3000;
/**
 * How long a page that is ready otherwise waits for a part that it can do without, and that the next page has when it
 * comes later: its addresses in other store views, for which stock Magento needs three requests in a row, and the table
 * of a product's attributes.
 */
export const optionalPart = 1000;
/**
 * How long a page on the server of the shop waits for product lists in its texts, from when the texts are there. Without
 * one of them, the page is not cached, and the browser requests the list.
 */
export const productLists = 2500;
/** From "Add to cart" or the sending of a form until the shopper is told that the answer takes longer. */
export const slowNotice = 5000;
/** A mutation, from its turn in the queue. Magento writes slowly, and giving up leaves its outcome unknown. */
export const mutation = 30_000;
/** A change with images of the shopper, which a slow mobile network takes a minute or two to send. */
export const upload = 120_000;
/** An order. Longer than any backend takes for one, for the same reason. */
export const order = 90_000;
