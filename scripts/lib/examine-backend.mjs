// Asks a Magento backend what it is and what it can do. Nothing is tried twice, and nothing is created but one cart of
// a guest: Magento names its payment methods to a cart with a product only.
import { explainNotMagento, whyUnreachable } from './explain-not-magento.mjs';

/**
 * @typedef {'ok' | 'missing' | 'broken'} Verdict `missing`: the shop does without; `broken`: the shop does not work
 */

/**
 * One thing that was looked at.
 *
 * @typedef {object} Finding
 * @property {string} name
 * @property {Verdict} verdict
 * @property {string} text what was found, and what to do about it
 */

/**
 * @typedef {object} Examination
 * @property {Finding[]} connection
 * @property {Finding[]} behavior
 * @property {Finding[]} features
 */

/**
 * @typedef {object} ExamineOptions
 * @property {string} url origin of the backend, perhaps with a path
 * @property {Record<string, readonly string[]>} capabilityFields `Type.field` by feature
 * @property {Record<string, string>} featureNames what the features are called
 * @property {readonly string[]} productAttributes codes of the attributes that products are shown with; the first is on cards
 * @property {readonly string[]} paymentMethods codes that the checkout can finish
 * @property {typeof fetch} [send]
 */

/** Time in ms that an answer may take. */
const PATIENCE = 15_000;

/** Origin of a shop, to see what the backend says to pages of other origins. */
const STRANGER = 'https://shop.example';

/** Headers that a browser would send from another origin. */
const HEADERS = 'authorization,content-currency,content-type,store,x-magento-cache-id';

/** Fields that stock Magento has had since a release, newest first. */
const RELEASES = [
  { release: '2.4.8', fields: ['UpdateCartItemsOutput.errors'] },
  { release: '2.4.7', fields: ['Mutation.createGuestCart', 'Mutation.estimateShippingMethods'] },
  { release: '2.4.6', fields: ['Query.attributesList', 'Query.categories'] },
];

/** Without these nothing can be bought. */
const NEEDED = [
  'Query.products',
  'Query.route',
  'Query.categoryList',
  'Query.storeConfig',
  'Query.availableStores',
  'Query.cart',
  'Query.cmsPage',
  'Query.cmsBlocks',
  'Query.customer',
  'Query.country',
  'Mutation.addProductsToCart',
  'Mutation.createEmptyCart',
  'Mutation.generateCustomerToken',
  'Mutation.mergeCarts',
  'Mutation.placeOrder',
  'Mutation.setGuestEmailOnCart',
  'Mutation.setShippingAddressesOnCart',
];

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * @param {unknown} value
 * @param {...(string | number)} path
 * @returns {unknown} the value at a path; undefined where it ends early
 */
const at = (value, ...path) =>
  path.reduce((/** @type {unknown} */ found, key) => (isObject(found) ? found[key] : undefined), value);

/**
 * The address that the shop is told: without a slash at the end, and without the path of the API, which comes along
 * when it was copied out of an API client.
 *
 * @param {string} url
 */
export const backendAddress = (url) => url.replace(/(?:\/+(?:graphql)?)+$/, '');

/**
 * Examines a backend.
 *
 * @param {ExamineOptions} options
 * @returns {Promise<Examination>}
 */
export async function examineBackend({
  url,
  capabilityFields,
  featureNames,
  productAttributes,
  paymentMethods,
  send = fetch,
}) {
  const base = backendAddress(url);

  /**
   * @param {string} path
   * @param {RequestInit} [init]
   */
  async function request(path, init = {}) {
    const response = await send(`${base}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...init,
    });
    const text = await response.text();
    /** @type {unknown} */
    let body = null;
    try {
      body = JSON.parse(text);
    } catch {
      // The answer of a proxy or an error page.
    }
    return { status: response.status, headers: response.headers, body, text };
  }

  /**
   * @param {string} query
   * @param {Record<string, string>} [headers]
   */
  const ask = (query, headers = {}) =>
    request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });

  /** @type {Finding[]} */
  const connection = [];
  /** @type {Finding[]} */
  const behavior = [];
  const broken = (/** @type {string} */ why) => {
    connection.push({ name: 'GraphQL', verdict: 'broken', text: `${base}/graphql ${why}` });
    return { connection, behavior, features: [] };
  };

  const config = await ask('{ storeConfig { store_code store_name locale default_display_currency_code } }').catch(
    whyUnreachable,
  );
  if (typeof config === 'string') return broken(config);
  const store = at(config.body, 'data', 'storeConfig');
  if (!isObject(store)) {
    const message = at(config.body, 'errors', 0, 'message');
    return broken(explainNotMagento({ ...config, message: typeof message === 'string' ? message : undefined }));
  }
  connection.push({
    name: 'GraphQL',
    verdict: 'ok',
    text: `store view ${String(store['store_code'])} “${String(store['store_name'])}”, ${String(store['locale'])}, ${String(store['default_display_currency_code'])}`,
  });

  const known = await readFields(ask, [
    ...NEEDED,
    ...RELEASES.flatMap(({ fields }) => fields),
    ...Object.values(capabilityFields).flat(),
  ]);
  if (known === null) {
    connection.push({
      name: 'Introspection',
      verdict: 'missing',
      text: 'is switched off: the shop works as with stock Magento, without all features below. Set graphql/disable_introspection to 0 in app/etc/env.php, at least for the storefront’s server.',
    });
  } else {
    connection.push({ name: 'Introspection', verdict: 'ok', text: 'tells what the backend can do' });
    const lacking = NEEDED.filter((field) => !known.has(field));
    connection.push(
      lacking.length === 0
        ? { name: 'What the shop needs', verdict: 'ok', text: `all ${NEEDED.length} operations are there` }
        : {
            name: 'What the shop needs',
            verdict: 'broken',
            text: `not there: ${lacking.join(', ')}. Magento Open Source 2.4.6 or newer has them.`,
          },
    );
    const release = RELEASES.find(({ fields }) => fields.every((field) => known.has(field)))?.release;
    behavior.push(
      release
        ? { name: 'Version', verdict: 'ok', text: `the schema is that of ${release} or newer` }
        : {
            name: 'Version',
            verdict: 'missing',
            text: 'the schema is older than that of 2.4.6, which is not supported',
          },
    );
  }

  behavior.push(
    await ofCatalog(ask),
    await ofAttributes(ask, productAttributes),
    await byGet(request),
    await ofErrors(ask),
    await ofTokens(ask),
    await ofRest(request),
    await ofPayments(ask, paymentMethods),
    await ofCors(request),
  );
  const features =
    known === null
      ? []
      : Object.entries(capabilityFields).map(([name, fields]) => featureFinding(name, fields, known, featureNames));
  return { connection, behavior, features };
}

/**
 * @param {(query: string) => Promise<{ body: unknown }>} ask
 * @param {readonly string[]} wanted as `Type.field`
 * @returns {Promise<Set<string> | null>} those that are there; null when the backend does not tell
 */
async function readFields(ask, wanted) {
  const types = [...new Set(wanted.map((field) => field.split('.')[0] ?? ''))];
  const { body } = await ask(
    `{${types.map((type) => `${type}: __type(name: "${type}") { fields(includeDeprecated: true) { name } inputFields { name } }`).join(' ')}}`,
  );
  const data = at(body, 'data');
  if (!isObject(data) || !isObject(data['Query'])) return null;
  const found = new Set();
  for (const [type, description] of Object.entries(data)) {
    for (const list of [at(description, 'fields'), at(description, 'inputFields')]) {
      if (Array.isArray(list)) for (const field of list) found.add(`${type}.${String(at(field, 'name'))}`);
    }
  }
  return found;
}

/**
 * @param {string} name
 * @param {readonly string[]} fields
 * @param {ReadonlySet<string>} known
 * @param {Record<string, string>} names
 * @returns {Finding}
 */
function featureFinding(name, fields, known, names) {
  const lacking = fields.filter((field) => !known.has(field));
  const title = names[name] ?? name;
  return lacking.length === 0
    ? { name: title, verdict: 'ok', text: '' }
    : { name: title, verdict: 'missing', text: `needs ${lacking.join(', ')}` };
}

/**
 * @param {(query: string) => Promise<{ body: unknown }>} ask
 * @returns {Promise<Finding>}
 */
async function ofCatalog(ask) {
  const { body } = await ask(
    '{ products(filter: {}, pageSize: 1) { total_count } categoryList { children { include_in_menu } } }',
  );
  const total = at(body, 'data', 'products', 'total_count');
  if (typeof total !== 'number') {
    const message = at(body, 'errors', 0, 'message');
    const text = `products cannot be listed: ${typeof message === 'string' ? message : 'no answer'}. Look whether Magento’s search engine runs, then bin/magento indexer:reindex.`;
    return { name: 'Catalog', verdict: 'broken', text };
  }
  const children = at(body, 'data', 'categoryList', 0, 'children');
  const inMenu = Array.isArray(children) ? children.filter((child) => at(child, 'include_in_menu') === 1).length : 0;
  if (total === 0 || inMenu === 0) {
    const lacking =
      total === 0 ? 'no product is shown in this store view' : 'no category stands in the menu of this store view';
    return {
      name: 'Catalog',
      verdict: 'missing',
      text: `${lacking}: the shop opens, but shoppers find nothing there`,
    };
  }
  return { name: 'Catalog', verdict: 'ok', text: `products: ${total}; categories in the menu: ${inMenu}` };
}

/**
 * @param {(query: string) => Promise<{ body: unknown }>} ask
 * @param {readonly string[]} codes
 * @returns {Promise<Finding>}
 */
async function ofAttributes(ask, codes) {
  const name = 'Attributes of products';
  const wanted = codes.map((code) => `{ attribute_code: "${code}", entity_type: "catalog_product" }`).join(' ');
  const { body } = await ask(
    `{ customAttributeMetadataV2(attributes: [${wanted}]) { items { code ... on CatalogAttributeMetadata { used_in_product_listing } } } }`,
  );
  const items = at(body, 'data', 'customAttributeMetadataV2', 'items');
  if (!Array.isArray(items))
    return {
      name,
      verdict: 'ok',
      text: `cannot be asked about before Magento 2.4.7; products are shown with ${codes.join(', ')} where they have them`,
    };
  const found = new Map(items.map((item) => [at(item, 'code'), at(item, 'used_in_product_listing')]));
  const lacking = codes.filter((code) => !found.has(code));
  const [onCards = ''] = codes;
  const hidden =
    found.get(onCards) === false
      ? [`${onCards} is not on cards: set “Used in Product Listing” to Yes in its storefront properties`]
      : [];
  const absent = lacking.length > 0 ? [`not there, and left out of the pages: ${lacking.join(', ')}`] : [];
  const text = [...absent, ...hidden].join('; ');
  return text === ''
    ? { name, verdict: 'ok', text: `all ${codes.length} are there` }
    : { name, verdict: 'missing', text };
}

/**
 * @param {(path: string, init?: RequestInit) => Promise<{ body: unknown, headers: Headers }>} request
 * @returns {Promise<Finding>}
 */
async function byGet(request) {
  const { body, headers } = await request(
    `/graphql?${new URLSearchParams({ query: '{storeConfig{store_code}}' }).toString()}`,
  );
  if (!isObject(at(body, 'data', 'storeConfig'))) {
    return {
      name: 'Queries by GET',
      verdict: 'broken',
      text: 'are not answered; the shop sends its public queries so, that caches can keep them. Look at the proxy in front of Magento.',
    };
  }
  const lifetime = /(?:^|[,\s])public.*max-age=(\d+)|max-age=(\d+).*public/.exec(headers.get('cache-control') ?? '');
  const cached = lifetime
    ? `may be cached for ${lifetime[1] ?? lifetime[2]} s`
    : 'are answered, but no cache may keep them (switch the full page cache on)';
  return { name: 'Queries by GET', verdict: lifetime ? 'ok' : 'missing', text: cached };
}

/**
 * @param {(query: string) => Promise<{ body: unknown, status: number }>} ask
 * @returns {Promise<Finding>}
 */
async function ofErrors(ask) {
  const { body, status } = await ask('{ cart(cart_id: "doctor") { id } }');
  const category = at(body, 'errors', 0, 'extensions', 'category');
  if (typeof category !== 'string')
    return {
      name: 'Errors',
      verdict: 'broken',
      text: 'carry no category, so that a lost cart cannot be told from a failure',
    };
  return { name: 'Errors', verdict: 'ok', text: `carry their category (${category}); status ${status}` };
}

/**
 * @param {(query: string, headers: Record<string, string>) => Promise<{ body: unknown, status: number }>} ask
 * @returns {Promise<Finding>}
 */
async function ofTokens(ask) {
  const { body, status } = await ask('{ storeConfig { store_code } }', { authorization: 'Bearer doctor' });
  const category = at(body, 'errors', 0, 'extensions', 'category');
  const text =
    category === 'graphql-authentication'
      ? `an expired token is refused with status ${status}, as since 2.4.8`
      : isObject(at(body, 'data', 'storeConfig'))
        ? 'an expired token makes a guest of the customer, as up to 2.4.7'
        : `an expired token is answered with status ${status} and no category that the shop knows`;
  return {
    name: 'Tokens',
    verdict: category === 'graphql-authentication' || isObject(at(body, 'data', 'storeConfig')) ? 'ok' : 'broken',
    text,
  };
}

/**
 * @param {(path: string, init?: RequestInit) => Promise<{ body: unknown, status: number }>} request
 * @returns {Promise<Finding>}
 */
async function ofRest(request) {
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
  return typeof at(body, 'message') === 'string'
    ? { name: 'REST', verdict: 'ok', text: `answers (${status}, as it should for a cart that is not there)` }
    : {
        name: 'REST',
        verdict: 'broken',
        text: `/rest/V1 answers ${status} and no message of Magento; the checkout needs it. Let the proxy pass /rest/ on.`,
      };
}

/**
 * @param {(query: string) => Promise<{ body: unknown }>} ask
 * @param {readonly string[]} known codes that the checkout can finish
 * @returns {Promise<Finding>}
 */
async function ofPayments(ask, known) {
  const name = 'Payment methods';
  const unseen = (/** @type {string} */ why) =>
    /** @type {Finding} */ ({ name, verdict: 'ok', text: `cannot be listed: ${why}` });
  const { body: products } = await ask(
    '{ products(filter: {}, pageSize: 20) { items { __typename sku stock_status } } }',
  );
  const items = at(products, 'data', 'products', 'items');
  const sku = Array.isArray(items)
    ? at(
        items.find((item) => at(item, '__typename') === 'SimpleProduct' && at(item, 'stock_status') === 'IN_STOCK'),
        'sku',
      )
    : undefined;
  if (typeof sku !== 'string') return unseen('no simple product in stock was found to fill a cart with');
  const { body: created } = await ask('mutation { createEmptyCart }');
  const cartId = at(created, 'data', 'createEmptyCart');
  if (typeof cartId !== 'string') return unseen('no cart could be created');
  const { body: filled } = await ask(
    `mutation { addProductsToCart(cartId: ${JSON.stringify(cartId)}, cartItems: [{ sku: ${JSON.stringify(sku)}, quantity: 1 }]) { cart { available_payment_methods { code } } } }`,
  );
  const methods = at(filled, 'data', 'addProductsToCart', 'cart', 'available_payment_methods');
  if (!Array.isArray(methods)) return unseen('the backend named none');
  const codes = methods.map((method) => String(at(method, 'code')));
  const offered = codes.filter((code) => known.includes(code));
  const unknown = codes.filter((code) => !known.includes(code));
  const aside = `left out, because the shop does not know how they are paid: ${unknown.join(', ')}. Declare those that are paid outside of the shop in OFFLINE_PAYMENT_METHODS`;
  if (offered.length === 0)
    return {
      name,
      verdict: 'broken',
      text: `none can be offered${unknown.length > 0 ? `; ${aside}` : ': switch one on in Magento'}`,
    };
  return unknown.length > 0
    ? { name, verdict: 'missing', text: `${offered.join(', ')}; ${aside}` }
    : { name, verdict: 'ok', text: offered.join(', ') };
}

/**
 * @param {(path: string, init?: RequestInit) => Promise<{ headers: Headers, status: number }>} request
 * @returns {Promise<Finding>}
 */
async function ofCors(request) {
  const { headers } = await request('/graphql', {
    method: 'OPTIONS',
    headers: { origin: STRANGER, 'access-control-request-method': 'POST', 'access-control-request-headers': HEADERS },
  });
  const allowed = headers.get('access-control-allow-origin');
  const aside = 'the shop does not need it, its server hands /graphql and /rest on';
  if (allowed === null) return { name: 'CORS', verdict: 'ok', text: `not allowed from other origins; ${aside}` };
  if (allowed !== '*' && allowed !== STRANGER)
    return { name: 'CORS', verdict: 'ok', text: `allowed from ${allowed} alone; ${aside}` };
  const lacking = HEADERS.split(',').filter(
    (name) => !(headers.get('access-control-allow-headers') ?? '').toLowerCase().includes(name),
  );
  const text = lacking.length === 0 ? 'with all headers of the shop' : `without the headers ${lacking.join(', ')}`;
  return { name: 'CORS', verdict: 'ok', text: `allowed from everywhere, ${text}; ${aside}` };
}
