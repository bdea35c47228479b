import { CHOICE_FIELDS, chooseOptions, hasRequiredOption, isInStock } from './choose-options.mjs';
import { getAt } from './get-at.mjs';
import { toList, toText } from './findings.mjs';

/** Products that are tried before the shop counts as one that sells nothing. */
const MAX_PRODUCTS = 5;

/** Products whose options are examined, because not all of them can be chosen. */
const MAX_CHOICES = 10;

/** The second one is a multiple of most quantities that products are sold in, and above most minimum quantities. */
const QUANTITIES = [1, 12];

/** Types that can be bought, in the order in which they are tried: what is shipped shows most of a checkout. */
const TYPES = [
  'SimpleProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'GroupedProduct',
  'VirtualProduct',
  'DownloadableProduct',
];

/** Codes of Magento for products that it does not sell, whatever is chosen of them. */
const UNSALABLE = ['NOT_SALABLE', 'INSUFFICIENT_STOCK'];

/**
 * @typedef {(query: string) => Promise<{ body: unknown }>} SendQuery
 * @typedef {import('./choose-options.mjs').CartItem} CartItem
 */

/**
 * @typedef {object} FilledCart
 * @property {string} cartId
 * @property {boolean} isVirtual whether nothing is shipped
 * @property {string} type `__typename` of the product
 * @property {unknown[]} paymentMethods that Magento offers before an address is known
 */

/**
 * Why no cart could be filled: `untried` without knowing whether shoppers can.
 *
 * @typedef {{ problem: 'untried' | 'no-cart' | 'refused', text: string }} CartProblem
 */

/**
 * Creates a cart of a guest with a product, of which it chooses what is required. One product proves nothing about the
 * others: it may be sold in cartons, or its stock may be wrong. So several are tried.
 *
 * @param {SendQuery} sendQuery
 * @returns {Promise<FilledCart | CartProblem>}
 */
export async function fillCart(sendQuery) {
  const { body: found } = await sendQuery(
    '{ products(filter: {}, pageSize: 50) { items { __typename sku stock_status price_range { minimum_price { final_price { value } } } ... on CustomizableProductInterface { options { required } } } } }',
  );
  const listed = toList(getAt(found, 'data', 'products', 'items'));
  const products = listed.filter(isCandidate).toSorted((one, other) => getRank(one) - getRank(other));
  if (products.length === 0)
    return {
      problem: 'untried',
      text:
        listed.length === 0
          ? `no product is listed for guests${quoteError(found)}: assign products in stock to this website, or buy one as a customer where only these see the catalog`
          : `none of the first ${listed.length} products is in stock and of a type that the shop sells: put one in stock`,
    };

  const { body: created } = await sendQuery('mutation { createEmptyCart }');
  const cartId = getAt(created, 'data', 'createEmptyCart');
  if (typeof cartId !== 'string')
    return {
      problem: 'no-cart',
      text: `no cart can be created${quoteError(created)}: see var/log/exception.log of Magento`,
    };

  let reason = '';
  let isUnsalable = false;
  /** @type {string[]} */
  const tried = [];
  for (const product of products.slice(0, MAX_CHOICES)) {
    const item = await choose(sendQuery, product);
    if (item === null) continue;
    tried.push(JSON.stringify(item.sku));
    for (const quantity of QUANTITIES) {
      const { body } = await sendQuery(
        `mutation { addProductsToCart(cartId: ${JSON.stringify(cartId)}, cartItems: [${toLiteral(item, quantity)}]) { cart { items { quantity } is_virtual available_payment_methods { code } } user_errors { code message } } }`,
      );
      const cart = getAt(body, 'data', 'addProductsToCart', 'cart');
      if (toList(getAt(cart, 'items')).length > 0)
        return {
          cartId,
          isVirtual: getAt(cart, 'is_virtual') === true,
          type: toText(getAt(product, '__typename')),
          paymentMethods: toList(getAt(cart, 'available_payment_methods')),
        };
      const error = getAt(body, 'data', 'addProductsToCart', 'user_errors', 0);
      const message = getAt(error, 'message');
      reason ||= typeof message === 'string' ? ` (“${message}”)` : quoteError(body);
      isUnsalable ||= !needsChoice(product) || UNSALABLE.includes(toText(getAt(error, 'code')));
    }
    if (tried.length === MAX_PRODUCTS) break;
  }
  if (tried.length === 0)
    return {
      problem: 'untried',
      text: `of the first ${listed.length} products, those in stock have no variant or part in stock, or require a file: put one in stock`,
    };
  const which = tried.length === 1 ? `${tried[0]} is` : `${tried.join(', ')} are`;
  const shown = `${which} shown as in stock, but cannot be added${reason}`;
  return isUnsalable
    ? {
        problem: 'refused',
        text: `${shown}: check the source items and Stores > Inventory > Stocks for this website, and run bin/magento indexer:reindex`,
      }
    : { problem: 'untried', text: `${shown}, perhaps because of what was chosen of them: add one in the shop` };
}

/** @param {unknown} product */
const isCandidate = (product) => isInStock(product) && TYPES.includes(toText(getAt(product, '__typename')));

/** @param {unknown} product */
const needsChoice = (product) =>
  !['SimpleProduct', 'VirtualProduct'].includes(toText(getAt(product, '__typename'))) || hasRequiredOption(product);

/**
 * Products without a price come last, because Magento offers no payment method but `free` for them, and those with
 * required options after others, because the options may be files.
 *
 * @param {unknown} product
 */
function getRank(product) {
  const isFree = getAt(product, 'price_range', 'minimum_price', 'final_price', 'value') === 0;
  return (
    TYPES.indexOf(toText(getAt(product, '__typename'))) + (hasRequiredOption(product) ? 10 : 0) + (isFree ? 20 : 0)
  );
}

/** @param {SendQuery} sendQuery @param {unknown} product @returns {Promise<CartItem | null>} */
async function choose(sendQuery, product) {
  const sku = toText(getAt(product, 'sku'));
  if (!needsChoice(product)) return { sku, selected: [], entered: [] };
  const { body } = await sendQuery(
    `{ products(filter: { sku: { eq: ${JSON.stringify(sku)} } }) { items { ${CHOICE_FIELDS} } } }`,
  );
  return chooseOptions(getAt(body, 'data', 'products', 'items', 0));
}

/** @param {CartItem} item @param {number} quantity */
function toLiteral({ sku, selected, entered }, quantity) {
  const values = entered.map(({ uid, value }) => `{ uid: ${JSON.stringify(uid)}, value: ${JSON.stringify(value)} }`);
  return (
    [
      `{ sku: ${JSON.stringify(sku)}, quantity: ${quantity}`,
      ...(selected.length > 0 ? [`selected_options: ${JSON.stringify(selected)}`] : []),
      ...(values.length > 0 ? [`entered_options: [${values.join(', ')}]`] : []),
    ].join(', ') + ' }'
  );
}

/**
 * Returns the first GraphQL error of a response in quotation marks, to go on after a clause; empty without one.
 *
 * @param {unknown} body
 */
export function quoteError(body) {
  const message = getAt(body, 'errors', 0, 'message');
  return typeof message === 'string' ? ` (“${message}”)` : '';
}
