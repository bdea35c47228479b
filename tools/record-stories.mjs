// Writes what the stories of whole screens get from the backend: starts the embedded one with an empty data folder,
// loads every screen as the shop would, and keeps the answers, trimmed, and the images that they name.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { readDemoAccounts } from '../scripts/lib/welcome.mjs';

/**
 * One call and what the backend answered.
 *
 * @typedef {{ operation: string, variables: Record<string, unknown>, answer: unknown }} Exchange
 */

/**
 * What the recorder itself asks the backend for.
 *
 * @typedef {object} Answers
 * @property {string} cartId
 * @property {{ token: string }} signIn
 * @property {{ items: { relative_url: string }[] }} absoStores
 * @property {{ items: { __typename: string, sku: string, stock_status: string }[] }} products
 */

const folder = join(root, 'storefront', 'src', 'shell', 'screens', 'recordings');

/** Most entries of a list that are kept; enough for two rows of products. */
const LONGEST_LIST = 6;
const LONG_LISTS = new Set(['items', 'media_gallery', 'options', 'aggregations', 'related_products']);

/** Where the backend says that it is; images are kept by their path alone. */
const PUBLIC_URL = 'http://localhost:3000';

/** Widths in px of the images that are kept: of products, and of wide ones in editorial content. */
const PICTURE_WIDTH = 240;
const WIDE_PICTURE_WIDTH = 480;

/** Where the screens are, by the name of their recording. */
const screens = {
  home: '/',
  category: '/witaminy.html',
  product: '/witamina-c-1000.html',
  search: '/search.html?query=magnez',
  'search-nothing': '/search.html?query=qwertyuiop',
  content: '/about-us',
  stores: '/stores',
  'create-account': '/create-account',
  'reset-password': '/customer/account/createPassword',
  contact: '/contact-us',
  'not-found': '/nie-ma-takiej-strony',
};

/**
 * A value without the ends of its long lists.
 *
 * @param {unknown} value
 * @param {string} [key]
 * @returns {unknown}
 */
function trim(value, key = '') {
  if (Array.isArray(value))
    return (LONG_LISTS.has(key) ? value.slice(0, LONGEST_LIST) : value).map((entry) => trim(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trim(part, name)]));
}

/**
 * @param {string} url
 * @param {RequestInit | undefined} init
 * @returns {{ query: string, variables: Record<string, unknown> }}
 */
function readRequest(url, init) {
  if (typeof init?.body === 'string') {
    const { query, variables = {} } = JSON.parse(init.body);
    return { query, variables };
  }
  const parameters = new URL(url).searchParams;
  return { query: parameters.get('query') ?? '', variables: JSON.parse(parameters.get('variables') ?? '{}') };
}

/** @type {Set<string>} */
const pictures = new Set();

/** @param {string} name @param {Exchange[]} exchanges */
async function write(name, exchanges) {
  const unique = [
    ...new Map(
      exchanges.map((exchange) => [JSON.stringify([exchange.operation, exchange.variables]), exchange]),
    ).values(),
  ];
  const text = JSON.stringify(unique, null, 1).replaceAll(PUBLIC_URL, '');
  for (const [path] of text.matchAll(/\/media\/[\w./-]+\.\w+/g)) pictures.add(path);
  await writeFile(join(folder, `${name}.json`), `${text}\n`);
}

await runMain(async () => {
  const backendPort = await freePort();
  const backendUrl = `http://localhost:${backendPort}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'witryna-recording-'));
  Object.assign(process.env, {
    NODE_ENV: 'development',
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataFolder,
    PUBLIC_URL,
    BACKEND_SECOND_STORE_VIEW: '0',
  });
  const vite = await createServer({
    configFile: join(root, 'storefront', 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, entries: [] },
  });
  try {
    await vite.ssrLoadModule('/demo/main.ts');
    while (
      !(await fetch(`${backendUrl}/graphql?query={__typename}`).then(
        () => true,
        () => false,
      ))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    // Typed, so that a renamed export is noticed without a run.
    const shop = {
      .../** @type {typeof import('../storefront/src/commerce/index.ts')} */ (
        await vite.ssrLoadModule('/src/commerce/index.ts')
      ),
      .../** @type {typeof import('../storefront/src/i18n/index.ts')} */ (
        await vite.ssrLoadModule('/src/i18n/index.ts')
      ),
      .../** @type {typeof import('../storefront/src/shell/layout/load-layout.ts')} */ (
        await vite.ssrLoadModule('/src/shell/layout/load-layout.ts')
      ),
      .../** @type {typeof import('../storefront/src/platform/layout/messages.ts')} */ (
        await vite.ssrLoadModule('/src/platform/layout/messages.ts')
      ),
      .../** @type {typeof import('../storefront/src/shell/layout/drawer-operations.ts')} */ (
        await vite.ssrLoadModule('/src/shell/layout/drawer-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/shell/pages/no-route-operations.ts')} */ (
        await vite.ssrLoadModule('/src/shell/pages/no-route-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/shell/load-route.ts')} */ (
        await vite.ssrLoadModule('/src/shell/load-route.ts')
      ),
      .../** @type {typeof import('../storefront/src/shell/screens/saved-address.ts')} */ (
        await vite.ssrLoadModule('/src/shell/screens/saved-address.ts')
      ),
      .../** @type {typeof import('../storefront/src/captcha/captcha-operations.ts')} */ (
        await vite.ssrLoadModule('/src/captcha/captcha-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/cart/cart-details-query.ts')} */ (
        await vite.ssrLoadModule('/src/cart/cart-details-query.ts')
      ),
      .../** @type {typeof import('../storefront/src/cart-page/cross-sell-query.ts')} */ (
        await vite.ssrLoadModule('/src/cart-page/cross-sell-query.ts')
      ),
      .../** @type {typeof import('../storefront/src/cart/estimate-shipping.ts')} */ (
        await vite.ssrLoadModule('/src/cart/estimate-shipping.ts')
      ),
      .../** @type {typeof import('../storefront/src/cart/tax-display.ts')} */ (
        await vite.ssrLoadModule('/src/cart/tax-display.ts')
      ),
      .../** @type {typeof import('../storefront/src/consent/consent-operations.ts')} */ (
        await vite.ssrLoadModule('/src/consent/consent-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/checkout-operations.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/checkout-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/custom-attributes/form-attributes-operations.ts')} */ (
        await vite.ssrLoadModule('/src/custom-attributes/form-attributes-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/address.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/address.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/checkout-api.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/checkout-api.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/estimate-totals.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/estimate-totals.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/pickup/pickup-operations.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/pickup/pickup-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/account/customer-fields/customer-fields-operations.ts')} */ (
        await vite.ssrLoadModule('/src/account/customer-fields/customer-fields-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/account/addresses/address-operations.ts')} */ (
        await vite.ssrLoadModule('/src/account/addresses/address-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/orders/order-operations.ts')} */ (
        await vite.ssrLoadModule('/src/orders/order-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/wishlist/wishlist-operations.ts')} */ (
        await vite.ssrLoadModule('/src/wishlist/wishlist-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/auth/session-operations.ts')} */ (
        await vite.ssrLoadModule('/src/auth/session-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/auth/customer-query.ts')} */ (
        await vite.ssrLoadModule('/src/auth/customer-query.ts')
      ),
      .../** @type {typeof import('../storefront/src/auth/password-rules-query.ts')} */ (
        await vite.ssrLoadModule('/src/auth/password-rules-query.ts')
      ),
      .../** @type {typeof import('../storefront/src/search/suggestion-operations.ts')} */ (
        await vite.ssrLoadModule('/src/search/suggestion-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/stores/store-operations.ts')} */ (
        await vite.ssrLoadModule('/src/stores/store-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/payment/saved-payments-query.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/payment/saved-payments-query.ts')
      ),
      .../** @type {typeof import('../storefront/src/account/account-operations.ts')} */ (
        await vite.ssrLoadModule('/src/account/account-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/account/wishlist/wishlist-query.ts')} */ (
        await vite.ssrLoadModule('/src/account/wishlist/wishlist-query.ts')
      ),
      .../** @type {typeof import('../storefront/src/contact/contact-operations.ts')} */ (
        await vite.ssrLoadModule('/src/contact/contact-operations.ts')
      ),
      .../** @type {typeof import('@witryna/page-builder/parser')} */ (
        await vite.ssrLoadModule('@witryna/page-builder/parser')
      ),
      .../** @type {typeof import('../storefront/server/read-shop-settings.ts')} */ (
        await vite.ssrLoadModule('/server/read-shop-settings.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/countries-operations.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/countries-operations.ts')
      ),
      .../** @type {typeof import('../storefront/src/checkout/agreements.ts')} */ (
        await vite.ssrLoadModule('/src/checkout/agreements.ts')
      ),
    };

    /** @type {Exchange[]} */
    let exchanges = [];
    /** @type {string | undefined} */
    let token = undefined;
    /** @type {typeof fetch} */
    const record = async (input, init) => {
      const response = await fetch(input, init);
      const answer = trim(await response.clone().json());
      const { query, variables } = readRequest(response.url, init);
      exchanges.push({ operation: /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '', variables, answer });
      return response;
    };
    const storeView = 'witryna_pl_pl_pl';
    /** @param {import('../storefront/src/commerce/capabilities.ts').Capabilities} capabilities */
    const createClient = (capabilities) =>
      shop.createCommerceClient({
        endpoint: shop.graphqlEndpoint(backendUrl, backendUrl),
        identity: () => ({ token, storeView, currency: undefined }),
        capabilities,
        fetch: record,
      });
    const probed = await shop.createCapabilityProbe(createClient([]))();
    const client = createClient(probed);
    /**
     * @template Result
     * @template {object} Variables
     * @param {import('../storefront/src/commerce/index.ts').Operation<Result, Variables>} operation
     * @param {Variables} variables
     */
    const ask = (operation, variables) => shop.execute(client, operation, variables);
    /** @param {string} query @param {object} variables */
    const send = async (query, variables = {}) => {
      const headers = { 'content-type': 'application/json', store: storeView };
      const response = await fetch(`${backendUrl}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = /** @type {{ data: Answers, errors?: { message: string }[] }} */ (await response.json());
      if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
      return data;
    };

    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'media'), { recursive: true });

    exchanges = [];
    const layout = await shop.loadLayout({
      client,
      signal: AbortSignal.timeout(10_000),
      publicUrl: PUBLIC_URL,
      settings: shop.readShopSettings({}, PUBLIC_URL),
      sanitize: shop.sanitizeHtml,
    });
    // What hearts, sessions, forms, the favorite store and unknown URLs ask for over every page.
    await ask(shop.wishlistConfigQuery, {});
    await ask(shop.tokenLifetimeQuery, {});
    await ask(shop.consentTextsQuery, {});
    await ask(shop.captchaConfigQuery, {});
    await ask(shop.noRouteQuery, {});
    exchanges.push({ operation: 'GetFavoriteStore', variables: {}, answer: { data: { getFavoriteStore: null } } });
    await write('layout', [{ operation: 'capabilities', variables: {}, answer: probed }, ...exchanges]);

    const intl = shop.createShopIntl({ locale: layout.store.locale, timeZone: layout.store.timeZone });
    await intl.load(shop.layoutMessages);
    const load = shop.createRouteLoader({
      client,
      layout,
      intl,
      allowedHosts: [],
      share: () => undefined,
      reportError: console.error,
    });
    const [store] = (await send('{ absoStores(pageSize: 1) { items { relative_url } } }')).absoStores.items;
    if (!store) throw new Error('The backend has no shop.');
    for (const [name, path] of Object.entries({ ...screens, store: `/${store.relative_url}` })) {
      exchanges = [];
      const { outcome } = await load(new URL(path, PUBLIC_URL), {
        signal: AbortSignal.timeout(20_000),
        onRouteMatch: () => undefined,
      });
      if (outcome !== 'page') throw new Error(`${path} is ${outcome}.`);
      await write(name, exchanges);
    }

    // Requests of the panels of the layout.
    exchanges = [];
    await ask(shop.drawerLevelQuery, { id: layout.store.rootCategoryUid });
    const [category] = layout.menu;
    if (!category) throw new Error('The menu of the backend is empty.');
    await ask(shop.drawerLevelQuery, { id: category.uid });
    await ask(shop.suggestionsQuery, { search: 'magnez' });
    await ask(shop.passwordRulesQuery, {});
    await ask(shop.customerAttributesQuery, { form: 'customer_account_create' });
    await write('panels', exchanges);

    const { cartId } = await send('mutation { cartId: createEmptyCart }');
    await send(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } user_errors { message } } }',
      { id: cartId, items: await cartItems(send) },
    );
    exchanges = [];
    await ask(shop.cartDetailsQuery, { cartId });
    await ask(shop.cartConfigQuery, {});
    await ask(shop.crossSellQuery, { cartId });
    await ask(shop.estimateShippingMutation, { cart_id: cartId, address: { country_code: 'PL', postcode: '' } });
    await write('cart', exchanges);

    exchanges = [];
    await load(new URL('/checkout', PUBLIC_URL), {
      signal: AbortSignal.timeout(20_000),
      onRouteMatch: () => undefined,
    });
    await ask(shop.countriesQuery, {});
    await ask(shop.customerAttributesQuery, { form: 'customer_register_address' });
    await ask(shop.agreementsQuery, {});
    await ask(shop.cartConfigQuery, {});
    const backend = shop.createCheckoutApi(client, () => undefined);
    const address = { ...shop.emptyAddress, ...shop.savedAddress };
    const [method, locker] = await backend.saveAddress({ cartId, signedIn: false }, 'lucja@example.com', address, []);
    if (!method || !locker) throw new Error('The backend has too few ways of delivery.');
    await ask(shop.cartDetailsQuery, { cartId });
    const { carrierCode, methodCode } = method;
    await ask(shop.estimateTotalsMutation, {
      cartId,
      address: { country_code: 'PL', postcode: shop.savedAddress.postcode },
      carrierCode,
      methodCode,
    });
    await ask(shop.pickupProductsQuery, { cartId });
    await ask(shop.pickupLocationsQuery, { products: [], pageSize: 300 });
    await ask(shop.parcelLockersQuery, { carrierCode: locker.carrierCode });
    await ask(shop.storeLocatorConfigQuery, {});
    const rest = `rest/V1/guest-carts/${cartId}/shipping-information`;
    const place = {
      ...shop.savedAddress,
      region: shop.savedAddress.region_code,
      country_id: 'PL',
      email: 'lucja@example.com',
    };
    const response = await fetch(`${backendUrl}/${rest}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        addressInformation: {
          shipping_address: place,
          billing_address: place,
          shipping_carrier_code: carrierCode,
          shipping_method_code: methodCode,
        },
      }),
    });
    exchanges.push({ operation: 'shipping-information', variables: {}, answer: await response.json() });
    await write('checkout', exchanges);

    const { customer } = /** @type {{ customer: { email: string, password: string } }} */ (await readDemoAccounts());
    const { signIn } = await send(
      'mutation ($email: String!, $password: String!) { signIn: generateCustomerToken(email: $email, password: $password) { token } }',
      customer,
    );
    token = signIn.token;
    exchanges = [];
    await ask(shop.customerQuery, {});
    await ask(shop.addressBookQuery, {});
    await ask(shop.recentOrdersQuery, { pageSize: 5 });
    await ask(shop.countriesQuery, {});
    await ask(shop.savedPaymentsQuery, {});
    await ask(shop.newsletterTextQuery, {});
    await ask(shop.passwordRulesQuery, {});
    for (const form of ['customer_account_edit', 'customer_register_address', 'customer_address_edit'])
      await ask(shop.customerAttributesQuery, { form });
    await write('account', exchanges);

    exchanges = [];
    const { data: history } = await ask(shop.orderHistoryQuery, { page: 1, pageSize: 10 });
    const [order] = history.customer?.orders?.items ?? [];
    if (!order) throw new Error('The demo customer has no order.');
    await ask(shop.customerOrderQuery, { number: order.number });
    await write('orders', exchanges);

    await ask(shop.addToWishlistMutation, { items: (await cartItems(send)).map(({ sku }) => ({ sku, quantity: 1 })) });
    exchanges = [];
    await ask(shop.wishlistQuery, { page: 1, pageSize: 12 });
    await ask(shop.wishlistSkusQuery, {});
    await write('wishlist', exchanges);

    for (const path of pictures) {
      const width = path.startsWith('/media/catalog/') ? PICTURE_WIDTH : WIDE_PICTURE_WIDTH;
      const response = await fetch(`${backendUrl}${path}?width=${width}&quality=70&auto=webp&format=pjpg`, {
        headers: { accept: 'image/webp' },
      });
      if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
      await writeFile(
        join(folder, 'media', `${path.slice('/media/'.length).replaceAll('/', '--')}.webp`),
        Buffer.from(await response.arrayBuffer()),
      );
    }

    console.log(`Recorded in ${folder}.`);
  } finally {
    await vite.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
// The backend that was started goes on else, also after a failure.
process.exit();

/**
 * Three products that can be bought as they are.
 *
 * @param {(query: string) => Promise<Answers>} send
 */
async function cartItems(send) {
  const { products } = await send('{ products(filter: {}, pageSize: 40) { items { __typename sku stock_status } } }');
  return products.items
    .filter((product) => product.__typename === 'SimpleProduct' && product.stock_status === 'IN_STOCK')
    .slice(0, 3)
    .map((product, index) => ({ sku: product.sku, quantity: index + 1 }));
}
