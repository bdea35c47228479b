import { reportError } from '../platform/errors/report-error.ts';
import type { ShopStorage } from '../commerce/index.ts';
import { saveStoreView } from './chosen-view.ts';
import { equivalentPath, type EquivalentPathOptions } from './equivalent-path.ts';
import { getViewBase } from './store-views.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';

export interface ChangeStoreViewOptions extends Omit<EquivalentPathOptions, 'storeView'> {
  storage: ShopStorage;
  storeViews: readonly StoreView[];
  /** Where the shopper is; `pathname` without store code. */
  place: { pathname: string; search: string };
  /** Opens an address with a full page load. */
  open(address: string): void;
}

/**
 * Changes to another store view: saves it, finds the same page there and opens it with a full page load. Home is opened for a page that the view does not have. Where the backend cannot be asked, the old path is
 * opened below the new view's code, and the server finds the page.
 */
export async function changeStoreView(
  view: StoreView,
  { storage, storeViews, place, open, ...options }: ChangeStoreViewOptions,
): Promise<void> {
  // Another host has its own storage.
  if (view.baseUrl === undefined) saveStoreView(storage, view, storeViews);
  let path: string | null = place.pathname;
  try {
    path = await equivalentPath(place.pathname, { ...options, storeView: view.code });
  } catch (error) {
    reportError(error);
  }
  const base = getViewBase(view);
  open(path === null ? `${base}/` : `${base}${path || '/'}${place.search}`);
}
