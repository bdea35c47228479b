// Examines a Magento backend. It creates guest carts, because Magento returns payment methods only for a cart with a
// product, and places no order.
import { attemptCheck } from './attempt-check.mjs';
import {
  checkAttributes,
  checkCors,
  checkErrors,
  checkGetRequests,
  checkRest,
  checkTokens,
} from './backend-checks.mjs';
import { checkQueryLimits } from './check-query-limits.mjs';
import { checkRequiredAttributes } from './check-required-attributes.mjs';
import { createBackendClient, UnansweredError } from './create-backend-client.mjs';
import { examineView } from './examine-view.mjs';
import { explainNotMagento } from './explain-not-magento.mjs';
import { getAt, isObject } from './get-at.mjs';
import { listStoreViews } from './list-store-views.mjs';
import { mergeSettings } from './merge-settings.mjs';
import { mergeViews } from './merge-views.mjs';
import { STORE_FIELDS } from './store-checks.mjs';

/**
 * @typedef {'ok' | 'missing' | 'broken' | 'unknown'} Verdict `missing`: the shop does without; `broken`: the shop does not work;
 * `unknown`: the backend gave no response, or none that says whether the shop works
 */

/**
 * Result of one check.
 *
 * @typedef {object} Finding
 * @property {string} name
 * @property {Verdict} verdict
 * @property {string} text what was found, and how to fix it
 * @property {readonly string[]} [problems] parts of the text, where several things may be wrong
 */

/**
 * @typedef {object} Examination
 * @property {Finding[]} connection
 * @property {Finding[]} behavior
 * @property {Finding[]} features
 * @property {Record<string, string>} settings to start the shop with
 */

/**
 * @typedef {object} ExamineOptions
 * @property {string} url origin of the backend, perhaps with a path
 * @property {Record<string, readonly string[]>} capabilityFields `Type.field` by feature
 * @property {typeof import('../../storefront/src/commerce/query-limits.ts').queryLimits} queryLimits limits of queries
 *   that the shop needs
 * @property {typeof import('../../storefront/src/commerce/type-queries.ts').writeTypeQueries} writeTypeQueries writes
 *   the queries for the fields of types
 * @property {Record<string, string>} featureNames names of the features
 * @property {readonly string[]} productAttributes codes of the attributes that products are shown with; the first is on cards
 * @property {import('./check-required-attributes.mjs').FormAttributes} formAttributes
 * @property {readonly string[]} paymentMethods codes of the supported payment methods
 * @property {readonly string[]} locales data keys of the locales of the shop
 * @property {(code: string) => string | null} findTextLocale finds the one whose texts a locale of Magento shows
 * @property {typeof import('../../storefront/src/shell/layout/find-store-name.ts').findStoreName} findStoreName finds
 *   the name of the shop
 * @property {readonly string[]} blocks identifiers of the CMS blocks that the layout shows
 * @property {readonly string[]} shopPaths paths at which the shop has pages of its own
 * @property {Readonly<Record<string, string>>} [shippingPages] paths of the pages on the costs of shipping, by the code
 *   of their store view; `*` is that of all others. Default: none
 * @property {Record<string, string>} [given] settings that are always set. Default: none
 * @property {typeof fetch} [send]
 */

/** Fields that stock Magento has had since a release, newest first. */
const RELEASES = [
  { release: '2.4.8', fields: ['UpdateCartItemsOutput.errors'] },
  { release: '2.4.7', fields: ['Mutation.createGuestCart', 'Mutation.estimateShippingMethods'] },
  { release: '2.4.6', fields: ['Mutation.deleteCustomer', 'Query.categories'] },
];

/** Fields without which nothing can be bought. */
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

/** A field of Adobe Commerce: banners in content that depend on the shopper. */
const DYNAMIC_BLOCKS = 'Query.dynamicBlocks';

/**
 * Returns the value for `COMMERCE_URL`: without a slash at the end, and without the path of the API, which is often
 * copied with it.
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
  queryLimits,
  writeTypeQueries,
  featureNames,
  productAttributes,
  formAttributes,
  paymentMethods,
  locales,
  findTextLocale,
  findStoreName,
  blocks,
  shopPaths,
  shippingPages = {},
  given = {},
  send = fetch,
}) {
  const base = backendAddress(url);

  const { request, requestUrl, sendQuery } = createBackendClient(base, send);

  /** @type {Finding[]} */
  const connection = [];
  /** @type {Finding[]} */
  const behavior = [];
  const broken = (/** @type {string} */ why) => {
    connection.push({ name: 'GraphQL', verdict: 'broken', text: `${base}/graphql ${why}` });
    return { connection, behavior, features: [], settings: {} };
  };

  const config = await sendQuery(
    '{ storeConfig { store_code store_name locale default_display_currency_code } }',
  ).catch((/** @type {unknown} */ error) => {
    if (error instanceof UnansweredError) return error.message;
    throw error;
  });
  if (typeof config === 'string') return broken(config);
  const store = getAt(config.body, 'data', 'storeConfig');
  if (!isObject(store)) {
    const message = getAt(config.body, 'errors', 0, 'message');
    return broken(explainNotMagento({ ...config, message: typeof message === 'string' ? message : undefined }));
  }
  connection.push({
    name: 'GraphQL',
    verdict: 'ok',
    text: `store view ${String(store['store_code'])} “${String(store['store_name'])}”, ${String(store['locale'])}, ${String(store['default_display_currency_code'])}`,
  });

  const alone = (/** @type {string} */ title, /** @type {() => Promise<Finding>} */ check) =>
    attemptCheck(title, check, (finding) => finding);
  connection.push(await alone('Limits of queries', () => checkQueryLimits(sendQuery, queryLimits)));

  const wanted = [
    ...NEEDED,
    ...RELEASES.flatMap(({ fields }) => fields),
    ...Object.values(capabilityFields).flat(),
    ...STORE_FIELDS,
    DYNAMIC_BLOCKS,
  ];
  const known = await attemptCheck(
    'Introspection',
    () => readFields(sendQuery, writeTypeQueries(wanted)),
    (finding) => {
      connection.push(finding);
      return undefined;
    },
  );
  if (known === null) {
    connection.push({
      name: 'Introspection',
      verdict: 'missing',
      text: 'is disabled: the shop works as with stock Magento, without all features below. Set graphql/disable_introspection to 0 in app/etc/env.php, at least for the storefront’s server.',
    });
  } else if (known !== undefined) {
    connection.push({ name: 'Introspection', verdict: 'ok', text: 'returns the capabilities of the backend' });
    const lacking = NEEDED.filter((field) => !known.has(field));
    connection.push(
      lacking.length === 0
        ? { name: 'What the shop needs', verdict: 'ok', text: `all ${NEEDED.length} operations are available` }
        : {
            name: 'What the shop needs',
            verdict: 'broken',
            text: `missing: ${lacking.join(', ')}. Magento Open Source 2.4.6 or newer has them.`,
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
    if (known.has(DYNAMIC_BLOCKS))
      behavior.push({
        name: 'Dynamic blocks',
        verdict: 'missing',
        text: 'the shop leaves them out of pages and blocks. Put what all shoppers may see into CMS blocks.',
      });
  }

  const current = String(store['store_code']);
  const { further, left } = await attemptCheck(
    'Store views',
    () => listStoreViews(sendQuery, current),
    (finding) => {
      connection.push(finding);
      return { further: [], left: [] };
    },
  );
  if (further.length > 0) connection.push(describeViews([current, ...further], left));
  const viewOptions = {
    paymentMethods,
    locales,
    findTextLocale,
    findStoreName,
    blocks,
    shopPaths,
    given,
    known: known ?? null,
  };
  const toShippingPage = (/** @type {string} */ code) => shippingPages[code] ?? shippingPages['*'];
  /** @type {import('./examine-view.mjs').Tried} */
  const tried = { purchases: new Map(), images: new Map() };
  const main = await examineView(
    { sendQuery, request, requestUrl },
    { ...viewOptions, shippingPage: toShippingPage(current), store },
    tried,
  );
  const views = [{ code: current, ...main }];
  for (const code of further) {
    const ofView = createBackendClient(base, send, { store: code });
    // The shop is started with the name of the current view, which counts where another has none.
    const givenHere = { ...(main.name !== null && { SHOP_NAME: main.name }), ...given };
    views.push({
      code,
      ...(await examineView(ofView, { ...viewOptions, shippingPage: toShippingPage(code), given: givenHere }, tried)),
    });
  }
  const asksInCheckout = (capabilityFields['checkoutAttributes'] ?? []).every((field) => known?.has(field));
  const locale = typeof store['locale'] === 'string' ? findTextLocale(store['locale']) : null;
  const settings = mergeSettings(...views.map((view) => view.settings).toReversed(), {
    ...(locale !== null && { DEFAULT_LOCALE: locale }),
    ...(main.name !== null && { SHOP_NAME: main.name }),
  });
  behavior.push(
    ...mergeViews(views),
    ...describeTexts(views, findTextLocale),
    await alone('Required attributes', () => checkRequiredAttributes(sendQuery, formAttributes, asksInCheckout)),
    await alone('Attributes of products', () => checkAttributes(sendQuery, productAttributes)),
    await alone('Queries by GET', () => checkGetRequests(request)),
    await alone('Errors', () => checkErrors(sendQuery)),
    await alone('Tokens', () => checkTokens(sendQuery)),
    await alone('REST', () => checkRest(request)),
    await alone('CORS', () => checkCors(request)),
  );
  const features =
    known === null || known === undefined
      ? []
      : Object.entries(capabilityFields).map(([name, fields]) => toFeatureFinding(name, fields, known, featureNames));
  return { connection, behavior, features, settings };
}

/**
 * @param {readonly string[]} looked codes of the store views that are examined
 * @param {readonly string[]} left codes of the others
 * @returns {Finding}
 */
const describeViews = (looked, left) => ({
  name: 'Store views',
  verdict: 'ok',
  text: `${looked.join(', ')}${left.length > 0 ? `; not checked, because there are too many: ${left.join(', ')}` : ''}`,
});

/**
 * Says which texts of the shop are shown in the locales that have none of their own.
 *
 * @param {readonly { code: string, locale: string }[]} views
 * @param {(code: string) => string | null} findTextLocale
 * @returns {Finding[]}
 */
function describeTexts(views, findTextLocale) {
  const others = views.flatMap(({ code, locale }) => {
    const shown = findTextLocale(locale);
    return shown === null || shown === locale ? [] : [`${shown} for ${locale} (store view ${code})`];
  });
  return others.length === 0
    ? []
    : [
        {
          name: 'Texts of the shop',
          verdict: 'ok',
          text: `${others.join(', ')}; docs/add-a-locale.md describes how to add texts`,
        },
      ];
}

/**
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {ReturnType<ExamineOptions['writeTypeQueries']>} queries
 * @returns {Promise<Set<string> | null>} existing fields as `Type.field`; null without introspection
 * @throws UnansweredError when the backend allows fewer aliases
 */
async function readFields(sendQuery, queries) {
  const found = new Set();
  for (const { document } of queries) {
    const { body } = await sendQuery(document);
    const message = getAt(body, 'errors', 0, 'message');
    if (typeof message === 'string' && message.startsWith('Max Aliases'))
      throw new UnansweredError(`refuses the query: ${message}`);
    const data = getAt(body, 'data');
    if (!isObject(data)) return null;
    for (const [type, description] of Object.entries(data)) {
      for (const list of [getAt(description, 'fields'), getAt(description, 'inputFields')]) {
        if (Array.isArray(list)) for (const field of list) found.add(`${type}.${String(getAt(field, 'name'))}`);
      }
    }
  }
  return found.size === 0 ? null : found;
}

/**
 * @param {string} name
 * @param {readonly string[]} fields
 * @param {ReadonlySet<string>} known
 * @param {Record<string, string>} names
 * @returns {Finding}
 */
function toFeatureFinding(name, fields, known, names) {
  const lacking = fields.filter((field) => !known.has(field));
  const title = names[name] ?? name;
  return lacking.length === 0
    ? { name: title, verdict: 'ok', text: '' }
    : { name: title, verdict: 'missing', text: `needs ${lacking.join(', ')}` };
}
