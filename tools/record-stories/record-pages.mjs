import { PUBLIC_URL } from './embedded-backend.mjs';

/** Paths of the recorded pages, by the name of their recording. */
const pages = {
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
 * The parts that record: the storefront's modules, the client and the recorder.
 *
 * @typedef {object} Parts
 * @property {string} backendUrl
 * @property {typeof import('./shop-modules.ts')} shop
 * @property {import('./create-backend-client.mjs').BackendClient} backend
 * @property {import('./recorder.mjs').Recorder} recorder
 */

/**
 * Records the layout, the pages that everybody sees, and the panels of the layout.
 *
 * @param {Parts} parts
 * @returns {Promise<(path: string) => Promise<string>>} loads a page, and returns its outcome, e.g. `page`
 */
export async function recordPages(parts) {
  const { shop, backend, recorder } = parts;
  const layout = await recordLayout(parts);
  const intl = shop.createShopIntl({ locale: layout.store.locale, timeZone: layout.store.timeZone });
  await intl.load(shop.layoutMessages);
  const load = shop.createRouteLoader({
    client: backend.client,
    layout,
    intl,
    allowedHosts: [],
    share: () => undefined,
    reportError: console.error,
  });
  /** @param {string} path */
  const loadPage = async (path) => {
    const signal = AbortSignal.timeout(20_000);
    const { outcome } = await load(new URL(path, PUBLIC_URL), { signal, onRouteMatch: () => undefined });
    return outcome;
  };

  const [store] = (await backend.send('{ absoStores(pageSize: 1) { items { relative_url } } }')).absoStores.items;
  if (!store) throw new Error('The backend has no store.');
  for (const [name, path] of Object.entries({ ...pages, store: `/${store.relative_url}` })) {
    recorder.restart();
    const outcome = await loadPage(path);
    if (outcome !== 'page') throw new Error(`${path} is ${outcome}.`);
    await recorder.write(name);
  }
  await recordPanels(parts, layout);
  return loadPage;
}

/** @param {Parts} parts */
async function recordLayout({ shop, backend, recorder }) {
  recorder.restart();
  recorder.add({ operation: 'capabilities', variables: {}, answer: backend.capabilities });
  const layout = await shop.loadLayout({
    client: backend.client,
    signal: AbortSignal.timeout(10_000),
    publicUrl: PUBLIC_URL,
    settings: shop.readShopSettings({}, PUBLIC_URL),
    sanitize: shop.sanitizeHtml,
  });
  // What hearts, sessions, forms, the favorite store and unknown URLs ask for over every page.
  await backend.ask(shop.wishlistConfigQuery, {});
  await backend.ask(shop.tokenLifetimeQuery, {});
  await backend.ask(shop.consentTextsQuery, {});
  await backend.ask(shop.captchaConfigQuery, {});
  await backend.ask(shop.noRouteQuery, {});
  recorder.add({ operation: 'GetFavoriteStore', variables: {}, answer: { data: { getFavoriteStore: null } } });
  await recorder.write('layout');
  return layout;
}

/**
 * @param {Parts} parts
 * @param {Awaited<ReturnType<typeof recordLayout>>} layout
 */
async function recordPanels({ shop, backend, recorder }, layout) {
  recorder.restart();
  await backend.ask(shop.drawerLevelQuery, { id: layout.store.rootCategoryUid });
  const [category] = layout.menu;
  if (!category) throw new Error('The menu of the backend is empty.');
  await backend.ask(shop.drawerLevelQuery, { id: category.uid });
  await backend.ask(shop.suggestionsQuery, { search: 'magnez' });
  await backend.ask(shop.passwordRulesQuery, {});
  await backend.ask(shop.customerAttributesQuery, { form: 'customer_account_create' });
  await recorder.write('panels');
}
