import { toList, toText } from './findings.mjs';
import { getAt } from './get-at.mjs';

/** Views that are examined, so that a large shop does not get hundreds of queries. */
const MAX_VIEWS = 10;

/**
 * @typedef {object} StoreViews
 * @property {string[]} further codes of the views to examine besides the current one, in the order of their switcher
 * @property {string[]} left codes of those that are too many
 */

/**
 * Lists the store views of the website, among which shoppers switch.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {string} current code of the view that Magento shows without a `Store` header
 * @returns {Promise<StoreViews>}
 */
export async function listStoreViews(sendQuery, current) {
  const { body } = await sendQuery('{ availableStores { store_code store_sort_order } }');
  const codes = toList(getAt(body, 'data', 'availableStores'))
    .toSorted((one, other) => getOrder(one) - getOrder(other))
    .map((view) => toText(getAt(view, 'store_code')))
    .filter((code) => code !== '' && code !== current);
  const others = [...new Set(codes)];
  return { further: others.slice(0, MAX_VIEWS - 1), left: others.slice(MAX_VIEWS - 1) };
}

/** @param {unknown} view */
const getOrder = (view) => Number(getAt(view, 'store_sort_order') ?? 0);
