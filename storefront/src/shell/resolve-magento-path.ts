/**
 * The shop's paths of Magento's own pages, by route, controller and action. Mails, saved links and content of a Magento
 * that had another theme lead there.
 *
 * @see https://developer.adobe.com/commerce/php/development/components/routing/
 */
const shopPaths: Readonly<Record<string, string>> = {
  'checkout/cart/index': '/cart',
  'checkout/index/index': '/checkout',
  'checkout/onepage/index': '/checkout',
  'customer/account/index': '/customer/account',
  'customer/account/login': '/sign-in',
  'customer/account/create': '/create-account',
  'customer/account/logout': '/customer/account',
  'customer/account/forgotpassword': '/forgot-password',
  'customer/address/index': '/address-book',
  'customer/address/new': '/address-book',
  'customer/address/edit': '/address-book',
  'sales/order/history': '/order-history',
  'downloadable/customer/products': '/downloads',
  'sales/order/view': '/order-history',
  'sales/order/invoice': '/order-history',
  'sales/order/shipment': '/order-history',
  'sales/order/creditmemo': '/order-history',
  'sales/order/print': '/order-history',
  'sales/order/printinvoice': '/order-history',
  'sales/order/printshipment': '/order-history',
  'sales/order/printcreditmemo': '/order-history',
  'sales/guest/form': '/track-my-order',
  'sales/guest/view': '/track-my-order',
  'sales/guest/print': '/track-my-order',
  // The link of mails about shipments: no API resolves its hash.
  'shipping/tracking/popup': '/track-my-order',
  'newsletter/manage/index': '/communications',
  'newsletter/subscriber/confirm': '/newsletter/subscriber',
  'newsletter/subscriber/unsubscribe': '/newsletter/subscriber',
  'wishlist/index/index': '/wishlist',
  'vault/cards/listaction': '/saved-payments',
  'contact/index/index': '/contact-us',
  'catalogsearch/result/index': '/search.html',
  'catalogsearch/advanced/index': '/search.html',
  'catalogsearch/advanced/result': '/search.html',
  'search/term/popular': '/search.html',
  'catalog/product_compare/index': '/catalog/product_compare',
};

/** Magento's pages about a product, whose own page has what they show. */
const productPages: readonly string[] = ['review/product/list', 'sendfriend/product/send'];

/**
 * Finds the page of the shop for a path of Magento's. Use it where nothing else is at that path: a merchant's URL
 * rewrite comes first, as in Magento.
 *
 * @param pathname without a store code, e.g. `/customer/account/login/`
 * @param search query, e.g. `?q=shoes`; the term of a search gets the shop's name for it, the rest is kept
 * @returns path and query, e.g. `/search.html?query=shoes`, or `/order-history?order_id=123` for a page about an order; for pages about a product, Magento's path of its id; null if
 *   Magento has no such page or the shop has it at the same path
 */
export function resolveMagentoPath(pathname: string, search: string): string | null {
  const [route = '', controller = 'index', action = 'index', ...parts] = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segment.toLowerCase());
  const name = `${route}/${controller}/${action}`;
  if (productPages.includes(name)) {
    const id = parts[parts.indexOf('id') + 1] ?? '';
    return parts.includes('id') && /^\d+$/.test(id) ? `/catalog/product/view/id/${id}` : null;
  }
  const path = Object.hasOwn(shopPaths, name) ? shopPaths[name] : undefined;
  if (path === undefined || path === pathname.replace(/\/+$/, '')) return null;
  const parameters = new URLSearchParams(search);
  const order = parts[parts.indexOf('order_id') + 1] ?? '';
  if (path === '/order-history' && parts.includes('order_id') && /^\d+$/.test(order)) parameters.set('order_id', order);
  const term = parameters.get('q');
  if (path === '/search.html' && term !== null) {
    parameters.delete('q');
    parameters.set('query', term);
  }
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}
