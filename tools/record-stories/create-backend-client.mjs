/** Store view of the demo shop that is recorded. */
const storeView = 'witryna_pl_pl_pl';

/**
 * What the recorder itself asks the backend for.
 *
 * @typedef {object} Answers
 * @property {string} cartId
 * @property {{ token: string }} signIn
 * @property {{ items: { relative_url: string }[] }} absoStores
 * @property {{ items: { __typename: string, sku: string, stock_status: string }[] }} products
 */

/** @typedef {Awaited<ReturnType<typeof createBackendClient>>} BackendClient */

/**
 * Creates the storefront's client of the backend, whose exchanges are recorded, and a plain one, whose are not.
 *
 * @param {object} parts
 * @param {string} parts.backendUrl
 * @param {typeof import('./shop-modules.ts')} parts.shop
 * @param {import('./recorder.mjs').Recorder} parts.recorder
 */
export async function createBackendClient({ backendUrl, shop, recorder }) {
  /** @type {string | undefined} */
  let token = undefined;
  /** @param {import('../../storefront/src/commerce/capabilities.ts').Capabilities} capabilities */
  const createClient = (capabilities) =>
    shop.createCommerceClient({
      endpoint: shop.graphqlEndpoint(backendUrl, backendUrl),
      identity: () => ({ token, storeView, currency: undefined }),
      capabilities,
      fetch: recorder.fetch,
    });
  const capabilities = await shop.createCapabilityProbe(createClient([]))();
  const client = createClient(capabilities);
  return {
    client,
    capabilities,

    /** @param {string} value token of the customer whose requests follow */
    signIn: (value) => {
      token = value;
    },

    /**
     * Sends an operation of the storefront, which is recorded.
     *
     * @template Result
     * @template {object} Variables
     * @param {import('../../storefront/src/commerce/index.ts').Operation<Result, Variables>} operation
     * @param {Variables} variables
     */
    ask: (operation, variables) => shop.execute(client, operation, variables),

    /**
     * Sends a GraphQL request that is not recorded.
     *
     * @param {string} query
     * @param {object} [variables]
     */
    send: async (query, variables = {}) => {
      const headers = { 'content-type': 'application/json', store: storeView };
      const response = await fetch(`${backendUrl}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = /** @type {{ data: Answers, errors?: { message: string }[] }} */ (await response.json());
      if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
      return data;
    },
  };
}
