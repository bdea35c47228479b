import type { RoutableEntity } from '../routable-entity.ts';
import type { RequestContext } from '../request-context.ts';
import { getWords } from '../words/get-words.ts';
import { findStore } from './store-repository.ts';
import { toLocatedStore } from './store-search.ts';

/** First path segment of the store locator (`storeConfig.absolunet_storelocator_front_name`). */
export const STORE_LOCATOR_FRONT_NAME = 'stores';

/** Path of a shop's page, without a leading slash. */
export function storePath(urlKey: string): string {
  return `${STORE_LOCATOR_FRONT_NAME}/${urlKey}`;
}

/** What `stores` and `stores/<url key>` lead to: the list, a shop, or nothing. */
export function lookUpStoreRoute(path: string, { database, storeView }: RequestContext): RoutableEntity | null {
  const [front, urlKey, ...rest] = path.replace(/\/+$/u, '').split('/');
  if (front !== STORE_LOCATOR_FRONT_NAME || rest.length > 0) return null;
  if (urlKey === undefined) {
    return {
      __typename: 'AbsoStoreList',
      id: STORE_LOCATOR_FRONT_NAME,
      title: getWords(storeView, 'labels').stores,
      relative_url: STORE_LOCATOR_FRONT_NAME,
      redirect_code: 0,
      type: 'ABSO_STORE_LIST',
    };
  }
  const store = findStore(database, 'url_key', urlKey);
  return store
    ? {
        __typename: 'AbsoStore',
        ...toLocatedStore(store, null),
        relative_url: storePath(store.url_key),
        redirect_code: 0,
        type: 'ABSO_STORE',
      }
    : null;
}
