import { preloadAddToCart } from '../cart/index.ts';
import type { LazyClient } from '../commerce/index.ts';
import type { ShopIntl } from '../i18n/index.ts';
import type { BrowserNavigation } from '../platform/navigation/browser-navigation.ts';

/** Time in ms that requests of scripts wait for an idle browser: one that animates all the time never is. */
const maxIdleWait = 5000;

interface PrepareNavigationOptions {
  window: Window;
  client: Pick<LazyClient, 'preload'>;
  intl: ShopIntl;
  navigation: Pick<BrowserNavigation, 'prefetch'>;
}

/**
 * Loads the code of the pages that shoppers go to most, so that a navigation waits for their data alone, and prefetches
 * the page of the link that the shopper is on. What the first product that is added needs comes last. Waits for an idle
 * browser, and does nothing for shoppers who save data.
 *
 * @returns whether the code is there
 */
export async function prepareNavigation({
  window,
  client,
  intl,
  navigation,
}: PrepareNavigationOptions): Promise<boolean> {
  if (window.navigator.connection?.saveData) return false;
  await waitUntilIdle(window);
  client.preload();
  const [{ routes }] = await Promise.all([
    import('./routes.ts'),
    import('./load-route.ts'),
    import('../platform/navigation/metadata-html.ts'),
  ]);
  await Promise.all(
    (['category', 'product'] as const).map(async (name) => {
      const { page } = await routes[name].load();
      await Promise.all([intl.load(...page.messageCatalogs), page.preload()]);
    }),
  );
  // It was reached before the application listened to it.
  const link = window.document.querySelector<HTMLAnchorElement>('main a[href^="/"]:is(:focus, :hover)');
  if (link) navigation.prefetch(link.pathname + link.search);
  window.document.documentElement.dataset['navigation'] = 'ready';
  // What fails to load is requested again when it is needed.
  preloadAddToCart().catch(() => undefined);
  return true;
}

/** Waits until the browser has nothing else to do. Safari cannot tell. */
function waitUntilIdle(window: Window): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: maxIdleWait });
    else setTimeout(resolve);
  });
}
