import { getAt, isObject } from './get-at.mjs';

/** Origin of another shop, for CORS requests. */
const OTHER_ORIGIN = 'https://shop.example';

/** Headers that a browser would send from another origin. */
const REQUEST_HEADERS = 'authorization,content-currency,content-type,store,x-magento-cache-id';

/**
 * Checks that the store view has products and a menu.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkCatalog(sendQuery) {
  const { body } = await sendQuery(
    '{ products(filter: {}, pageSize: 1) { total_count } categoryList { children { include_in_menu } } }',
  );
  const total = getAt(body, 'data', 'products', 'total_count');
  if (typeof total !== 'number') {
    const message = getAt(body, 'errors', 0, 'message');
    const text = `products cannot be listed: ${typeof message === 'string' ? message : 'no response'}. Check that Magento’s search engine runs, then run bin/magento indexer:reindex.`;
    return { name: 'Catalog', verdict: 'broken', text };
  }
  const children = getAt(body, 'data', 'categoryList', 0, 'children');
  const inMenu = Array.isArray(children) ? children.filter((child) => getAt(child, 'include_in_menu') === 1).length : 0;
  if (total === 0 || inMenu === 0) {
    const lacking =
      total === 0 ? 'no product is shown in this store view' : 'no category is in the menu of this store view';
    return {
      name: 'Catalog',
      verdict: 'missing',
      text: `${lacking}: the shop opens, but shoppers find nothing there`,
    };
  }
  return { name: 'Catalog', verdict: 'ok', text: `products: ${total}; categories in the menu: ${inMenu}` };
}

/** Attributes that a price of a unit is calculated from, on cards too. Few merchants need them. */
const unitPriceCodes = ['unit_price_quantity', 'unit_price_unit'];

/**
 * Checks that the attributes exist that the shop shows.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {readonly string[]} codes the first of them is on cards
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkAttributes(sendQuery, codes) {
  const name = 'Attributes of products';
  const wanted = [...codes, ...unitPriceCodes]
    .map((code) => `{ attribute_code: "${code}", entity_type: "catalog_product" }`)
    .join(' ');
  const { body } = await sendQuery(
    `{ customAttributeMetadataV2(attributes: [${wanted}]) { items { code ... on CatalogAttributeMetadata { used_in_product_listing } } } }`,
  );
  const items = getAt(body, 'data', 'customAttributeMetadataV2', 'items');
  if (!Array.isArray(items))
    return {
      name,
      verdict: 'ok',
      text: `cannot be checked before Magento 2.4.7; products are shown with ${codes.join(', ')} where they have them`,
    };
  const found = new Map(items.map((item) => [getAt(item, 'code'), getAt(item, 'used_in_product_listing')]));
  const lacking = codes.filter((code) => !found.has(code));
  const hidden = [...codes.slice(0, 1), ...unitPriceCodes]
    .filter((code) => found.get(code) === false)
    .map((code) => `${code} is not on cards: set “Used in Product Listing” to Yes in its storefront properties`);
  const absent = lacking.length > 0 ? [`missing, and left out of the pages: ${lacking.join(', ')}`] : [];
  const text = [...absent, ...hidden].join('; ');
  return text === '' ? { name, verdict: 'ok', text: `all ${codes.length} exist` } : { name, verdict: 'missing', text };
}

/**
 * Checks that queries by GET work, and whether caches may store them.
 *
 * @param {(path: string, init?: RequestInit) => Promise<{ body: unknown, headers: Headers }>} request
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkGetRequests(request) {
  const { body, headers } = await request(
    `/graphql?${new URLSearchParams({ query: '{storeConfig{store_code}}' }).toString()}`,
  );
  if (!isObject(getAt(body, 'data', 'storeConfig'))) {
    return {
      name: 'Queries by GET',
      verdict: 'broken',
      text: 'get no response; the shop sends public queries by GET so that caches can store them. Check the proxy in front of Magento.',
    };
  }
  return { name: 'Queries by GET', verdict: 'ok', text: `work${describeCaching(headers)}` };
}

/**
 * Returns what the headers prove about caches, to go on after a clause. Without a proof nothing is said: behind the page
 * cache of Magento and its Varnish configuration, clients get `no-store` also for what is cached.
 *
 * @param {Headers} headers
 */
function describeCaching(headers) {
  const lifetime = /(?:^|[,\s])public.*max-age=(\d+)|max-age=(\d+).*public/.exec(headers.get('cache-control') ?? '');
  if (lifetime) return `; may be cached for ${lifetime[1] ?? lifetime[2]} s`;
  const proof = ['x-magento-cache-debug', 'x-cache', 'age', 'x-magento-cache-id'].find((name) => headers.has(name));
  if (proof === undefined) return '';
  // A long hash; that it is there is all it says.
  const value = proof === 'x-magento-cache-id' ? '' : ` (${proof}: ${headers.get(proof)})`;
  return `; a cache is in front${value}`;
}

/**
 * Checks the status code and category of GraphQL errors.
 *
 * @param {(query: string) => Promise<{ body: unknown, status: number }>} sendQuery
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkErrors(sendQuery) {
  const { body, status } = await sendQuery('{ cart(cart_id: "doctor") { id } }');
  const category = getAt(body, 'errors', 0, 'extensions', 'category');
  // As of Magento 2.4.6; see `inferCategory` of the shop.
  if (category === undefined && getAt(body, 'errors', 0, 'path', 0) === 'cart')
    return {
      name: 'Errors',
      verdict: 'ok',
      text: 'have no category, as in 2.4.6; the shop goes by the field that failed, and by English messages',
    };
  if (typeof category !== 'string')
    return {
      name: 'Errors',
      verdict: 'broken',
      text: 'have no category, so a missing cart cannot be distinguished from a failure',
    };
  return { name: 'Errors', verdict: 'ok', text: `have a category (${category}); status ${status}` };
}

/**
 * Checks the response to an invalid token.
 *
 * @param {(query: string, headers: Record<string, string>) => Promise<{ body: unknown, status: number }>} sendQuery
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkTokens(sendQuery) {
  const { body, status } = await sendQuery('{ storeConfig { store_code } }', { authorization: 'Bearer doctor' });
  const category = getAt(body, 'errors', 0, 'extensions', 'category');
  const text =
    category === 'graphql-authentication'
      ? `an expired token gets status ${status}, as since 2.4.8`
      : isObject(getAt(body, 'data', 'storeConfig'))
        ? 'an expired token makes a guest of the customer, as up to 2.4.7'
        : `an expired token gets status ${status} and no category that the shop knows`;
  return {
    name: 'Tokens',
    verdict: category === 'graphql-authentication' || isObject(getAt(body, 'data', 'storeConfig')) ? 'ok' : 'broken',
    text,
  };
}

/**
 * Checks that the REST API responds.
 *
 * @param {(path: string, init?: RequestInit) => Promise<{ body: unknown, status: number }>} request
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkRest(request) {
  const { body, status } = await request('/rest/V1/guest-carts/doctor/shipping-information', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      addressInformation: {
        shipping_address: { country_id: 'PL' },
        shipping_carrier_code: 'none',
        shipping_method_code: 'none',
      },
    }),
  });
  return typeof getAt(body, 'message') === 'string'
    ? { name: 'REST', verdict: 'ok', text: `responds (${status}, as it should for a missing cart)` }
    : {
        name: 'REST',
        verdict: 'broken',
        text: `/rest/V1 answers ${status} and no message of Magento; the checkout needs it. Let the proxy pass /rest/ on.`,
      };
}

/**
 * Checks which payment methods of the backend the checkout supports.
 *
 * @param {Pick<import('./check-purchase.mjs').Purchase, 'offered' | 'seen'>} purchase
 * @param {readonly string[]} known codes of the supported payment methods
 * @returns {import('./findings.mjs').Finding}
 */
export function checkPaymentMethods({ offered, seen }, known) {
  const name = 'Payment methods';
  const unseen = (/** @type {string} */ why) =>
    /** @type {import('./findings.mjs').Finding} */ ({
      name,
      verdict: 'unknown',
      text: `cannot be listed: ${why}`,
    });
  if (offered === null) return unseen('no cart could be filled, see Purchase');
  if (offered.length > 0 && offered.every((code) => code === 'free'))
    return unseen(
      'the product of the test costs nothing, so that Magento only offers “free”. Set a price on a product that is in stock',
    );
  const finished = offered.filter((code) => known.includes(code));
  const unknown = seen.filter((code) => !known.includes(code));
  const aside = `left out, because the shop does not know how they are paid: ${unknown.join(', ')}. Declare those that are paid outside of the shop in OFFLINE_PAYMENT_METHODS`;
  if (finished.length === 0)
    return {
      name,
      verdict: 'broken',
      text: `none can be offered${unknown.length > 0 ? `; ${aside}` : ': enable one in Magento'}`,
    };
  return unknown.length > 0
    ? { name, verdict: 'missing', text: `${finished.join(', ')}; ${aside}` }
    : { name, verdict: 'ok', text: finished.join(', ') };
}

/**
 * Checks whether pages of other origins may send requests.
 *
 * @param {(path: string, init?: RequestInit) => Promise<{ headers: Headers, status: number }>} request
 * @returns {Promise<import('./findings.mjs').Finding>}
 */
export async function checkCors(request) {
  const { headers } = await request('/graphql', {
    method: 'OPTIONS',
    headers: {
      origin: OTHER_ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': REQUEST_HEADERS,
    },
  });
  const allowed = headers.get('access-control-allow-origin');
  const aside = 'the shop does not need it, its server hands /graphql and /rest on';
  if (allowed === null) return { name: 'CORS', verdict: 'ok', text: `not allowed from other origins; ${aside}` };
  if (allowed !== '*' && allowed !== OTHER_ORIGIN)
    return { name: 'CORS', verdict: 'ok', text: `allowed from ${allowed} alone; ${aside}` };
  const lacking = REQUEST_HEADERS.split(',').filter(
    (name) => !(headers.get('access-control-allow-headers') ?? '').toLowerCase().includes(name),
  );
  const text = lacking.length === 0 ? 'with all headers of the shop' : `without the headers ${lacking.join(', ')}`;
  return { name: 'CORS', verdict: 'ok', text: `allowed from everywhere, ${text}; ${aside}` };
}
