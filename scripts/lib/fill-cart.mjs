import { getAt } from './get-at.mjs';
import { toList } from './findings.mjs';

/** Products that are tried before the shop counts as one that sells nothing. */
const MAX_PRODUCTS = 5;

/** The second one is a multiple of most quantities that products are sold in, and above most minimum quantities. */
const QUANTITIES = [1, 12];

/**
 * @typedef {object} FilledCart
 * @property {string} cartId
 * @property {unknown[]} paymentMethods that Magento offers before an address is known
 */

/**
 * Creates a cart of a guest with a product that needs no choice. One product proves nothing about the others: it may be
 * sold in cartons, or its stock may be wrong. So several are tried.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<FilledCart | { problem: 'no-product' } | { problem: 'no-cart' | 'refused', text: string }>}
 */
export async function fillCart(sendQuery) {
  const { body: found } = await sendQuery(
    '{ products(filter: {}, pageSize: 50) { items { __typename sku stock_status ... on CustomizableProductInterface { options { required } } } } }',
  );
  const skus = toList(getAt(found, 'data', 'products', 'items'))
    .filter(isBoughtWithoutChoice)
    .slice(0, MAX_PRODUCTS)
    .map((product) => JSON.stringify(getAt(product, 'sku')));
  if (skus.length === 0) return { problem: 'no-product' };

  const { body: created } = await sendQuery('mutation { createEmptyCart }');
  const cartId = getAt(created, 'data', 'createEmptyCart');
  if (typeof cartId !== 'string')
    return {
      problem: 'no-cart',
      text: `no cart can be created${quoteError(created)}: see var/log/exception.log of Magento`,
    };

  let reason = '';
  for (const sku of skus) {
    for (const quantity of QUANTITIES) {
      const { body } = await sendQuery(
        `mutation { addProductsToCart(cartId: ${JSON.stringify(cartId)}, cartItems: [{ sku: ${sku}, quantity: ${quantity} }]) { cart { items { quantity } available_payment_methods { code } } user_errors { message } } }`,
      );
      const cart = getAt(body, 'data', 'addProductsToCart', 'cart');
      if (toList(getAt(cart, 'items')).length > 0)
        return { cartId, paymentMethods: toList(getAt(cart, 'available_payment_methods')) };
      const message = getAt(body, 'data', 'addProductsToCart', 'user_errors', 0, 'message');
      reason ||= typeof message === 'string' ? ` (“${message}”)` : quoteError(body);
    }
  }
  const which = skus.length === 1 ? `${skus[0]} is` : `${skus.join(', ')} are`;
  return {
    problem: 'refused',
    text: `${which} shown as in stock, but cannot be added${reason}: look at the source items and at Stores > Inventory > Stocks for this website, and run bin/magento indexer:reindex`,
  };
}

/** @param {unknown} product */
const isBoughtWithoutChoice = (product) =>
  getAt(product, '__typename') === 'SimpleProduct' &&
  getAt(product, 'stock_status') === 'IN_STOCK' &&
  !toList(getAt(product, 'options')).some((option) => getAt(option, 'required') === true);

/**
 * Returns the first GraphQL error of a response in quotation marks, to go on after a clause; empty without one.
 *
 * @param {unknown} body
 */
export function quoteError(body) {
  const message = getAt(body, 'errors', 0, 'message');
  return typeof message === 'string' ? ` (“${message}”)` : '';
}
