import { isObject, type CachedQuery } from '../commerce/index.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import type { LoaderData } from '../platform/navigation/page.tsx';
import type { RouteName } from './routes.ts';

/** Data that the server writes into the HTML, so that the browser does not request it again. Public data only. */
export interface HydrationData {
  routeName: RouteName;
  page: LoaderData<unknown>;
  layout: LayoutData;
  queries: CachedQuery[];
}

export const pageStateElementId = 'witryna-state';

/**
 * Reads the state from the document. The server of the same build wrote it, so only its outline is checked.
 *
 * @throws Error when there is none
 */
export function readHydrationData(document: Document): HydrationData {
  const state: unknown = JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null');
  if (!isPageState(state)) throw new Error('The page holds no state.');
  return state;
}

function isPageState(value: unknown): value is HydrationData {
  return (
    isObject(value) &&
    typeof value['routeName'] === 'string' &&
    isObject(value['page']) &&
    isObject(value['layout']) &&
    isObject(value['layout']['settings']) &&
    Array.isArray(value['layout']['settings']['previewOrigins']) &&
    Array.isArray(value['queries'])
  );
}
