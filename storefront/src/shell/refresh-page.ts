import { hasOwnPrices } from '../platform/navigation/has-own-prices.ts';
import type { LoadedRoute } from '../platform/navigation/browser-navigation.ts';
import type { CurrentPage, LoadRoute } from '../platform/navigation/navigation-types.ts';
import type { LoadedPage, LoaderData } from '../platform/navigation/page.tsx';
import { mergeView } from './merge-view.ts';
import { routes, type RouteName } from './routes.ts';

const isRouteName = (name: string): name is RouteName => name in routes;

/** Creates the page of a route from its state. */
type Restore = (name: RouteName, state: LoaderData<unknown>) => Promise<LoadedPage>;

const restorePage: Restore = async (name, state) => (await routes[name].load()).page.restore(state);

/**
 * Loads the prices of the current page again, for a shopper with prices of another customer group. Everything else stays
 * as it is: texts that have not hydrated would lose the HTML of the server.
 *
 * @param hydration - Aborted when the page has hydrated. Default: it has.
 * @param restore - Default: imports the module of the route.
 * @returns what to show; the shown page if nothing differs, null if the page cannot be loaded
 */
export async function refreshPage(
  { name, page, location }: CurrentPage,
  load: LoadRoute,
  hydration?: AbortSignal,
  restore: Restore = restorePage,
): Promise<LoadedRoute | null> {
  // Without a connection, the kept copy of a public page is all that there is.
  if (!window.navigator.onLine) return null;
  // Guests may lack products that customers have.
  const isMissing = name === 'not-found';
  if (!isMissing && !hasOwnPrices(name)) return { name, page };
  const loaded = await load(new URL(location.pathname + location.search, window.location.origin), {
    signal: new AbortController().signal,
    onRouteMatch: () => undefined,
  });
  if (loaded.outcome !== 'page' || loaded.name === 'internal-error') return null;
  if (loaded.name !== name) return isMissing ? loaded : null;
  const view = mergeView(page.state.view, loaded.page.state.view);
  if (view === page.state.view || !isRouteName(name)) return { name, page };
  const restored = await restore(name, { ...page.state, view });
  // React discards HTML that is rendered anew before it has hydrated.
  if (hydration?.aborted === false)
    await new Promise((resolve) => hydration.addEventListener('abort', resolve, { once: true }));
  return { name, page: restored };
}
