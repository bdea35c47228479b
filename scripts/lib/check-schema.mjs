import { UnansweredError } from './create-backend-client.mjs';
import { getAt, isObject } from './get-at.mjs';
import { STORE_FIELDS } from './store-checks.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {typeof import('../../storefront/src/commerce/type-queries.ts').writeTypeQueries} WriteTypeQueries */

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
 * Reads which of the fields that the shop, its features and the checks use exist.
 *
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {WriteTypeQueries} writeTypeQueries writes the queries for the fields of types
 * @param {readonly string[]} featureFields `Type.field` of all features
 * @returns {Promise<Set<string> | null>} existing fields as `Type.field`; null without introspection
 * @throws UnansweredError when the backend allows fewer aliases
 */
export const readSchemaFields = (sendQuery, writeTypeQueries, featureFields) =>
  readFields(
    sendQuery,
    writeTypeQueries([
      ...NEEDED,
      ...RELEASES.flatMap(({ fields }) => fields),
      ...featureFields,
      ...STORE_FIELDS,
      DYNAMIC_BLOCKS,
    ]),
  );

/**
 * Says whether the schema has what the shop needs, and of which release it is.
 *
 * @param {ReadonlySet<string> | null} known existing fields as `Type.field`; null without introspection
 * @returns {{ connection: Finding[], behavior: Finding[] }}
 */
export function checkSchema(known) {
  if (known === null) return { connection: [NO_INTROSPECTION], behavior: [] };
  return {
    connection: [
      { name: 'Introspection', verdict: 'ok', text: 'returns the capabilities of the backend' },
      checkNeeded(known),
    ],
    behavior: [checkRelease(known), ...(known.has(DYNAMIC_BLOCKS) ? [LEFT_OUT_BLOCKS] : [])],
  };
}

/** @type {Finding} */
const NO_INTROSPECTION = {
  name: 'Introspection',
  verdict: 'missing',
  text: 'is disabled: the shop works as with stock Magento, without all features below. Set graphql/disable_introspection to 0 in app/etc/env.php, at least for the storefront’s server.',
};

/** @type {Finding} */
const LEFT_OUT_BLOCKS = {
  name: 'Dynamic blocks',
  verdict: 'missing',
  text: 'the shop leaves them out of pages and blocks. Put what all shoppers may see into CMS blocks.',
};

/** @param {ReadonlySet<string>} known @returns {Finding} */
function checkNeeded(known) {
  const name = 'What the shop needs';
  const lacking = NEEDED.filter((field) => !known.has(field));
  return lacking.length === 0
    ? { name, verdict: 'ok', text: `all ${NEEDED.length} operations are available` }
    : { name, verdict: 'broken', text: `missing: ${lacking.join(', ')}. Magento Open Source 2.4.6 or newer has them.` };
}

/** @param {ReadonlySet<string>} known @returns {Finding} */
function checkRelease(known) {
  const release = RELEASES.find(({ fields }) => fields.every((field) => known.has(field)))?.release;
  return release
    ? { name: 'Version', verdict: 'ok', text: `the schema is that of ${release} or newer` }
    : { name: 'Version', verdict: 'missing', text: 'the schema is older than that of 2.4.6, which is not supported' };
}

/**
 * @param {(query: string) => Promise<{ body: unknown }>} sendQuery
 * @param {ReturnType<WriteTypeQueries>} queries
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
