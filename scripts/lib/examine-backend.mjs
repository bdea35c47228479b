// Examines a Magento backend. It creates guest carts, because Magento returns payment methods only for a cart with a
// product, and places no order.
import { attemptCheck } from './attempt-check.mjs';
import { backendAddress } from './backend-address.mjs';
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
import { checkSchema, readSchemaFields } from './check-schema.mjs';
import { createBackendClient, UnansweredError } from './create-backend-client.mjs';
import { describeTexts, describeViews } from './describe-views.mjs';
import { examineView } from './examine-view.mjs';
import { explainNotMagento } from './explain-not-magento.mjs';
import { getAt, isObject } from './get-at.mjs';
import { listFeatures } from './list-features.mjs';
import { listStoreViews } from './list-store-views.mjs';
import { mergeSettings } from './merge-settings.mjs';
import { mergeViews } from './merge-views.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

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

  const known = await attemptCheck(
    'Introspection',
    () => readSchemaFields(sendQuery, writeTypeQueries, Object.values(capabilityFields).flat()),
    (finding) => {
      connection.push(finding);
      return undefined;
    },
  );
  if (known !== undefined) {
    const schema = checkSchema(known);
    connection.push(...schema.connection);
    behavior.push(...schema.behavior);
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
  const features = known ? listFeatures(capabilityFields, known, featureNames) : [];
  return { connection, behavior, features, settings };
}
