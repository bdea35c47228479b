import type { RichContentValue } from '@witryna/page-builder';
import { timeLimits, withDeadline } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { productCardsQuery, productsByUrlKey } from '../products/index.ts';
import { productLists } from './product-paths.ts';

/**
 * The product lists that each page had last, by store view and page: the server requests them together with the page
 * instead of after it. A page that has changed requests the others afterward.
 */
const knownLists = new Map<string, string[][]>();
/** More would be a leak: shops have tens of pages with lists. */
const maxKnownLists = 1000;

/** Loads the product lists of a page's contents, and returns whether all of them could be loaded. */
export type ProductListLoader = (contents: readonly RichContentValue[]) => Promise<boolean>;

/**
 * Returns the function that loads the product lists of a page for the hooks that render them. On the server, lists that
 * the page had last are requested immediately, and a slow list is missing after `timeLimits.productLists`.
 *
 * @param page Name of the page in its store view, such as a cache tag; null if its lists are requested late only
 */
export function requestProductLists(
  page: string | null,
  { query, layout: { store }, signal }: Pick<LoadContext, 'query' | 'layout' | 'signal'>,
): ProductListLoader {
  const pageKey = import.meta.env.SSR && page !== null ? `${store.storeCode} ${page}` : null;
  const requested = new Map<string, Promise<unknown>>();
  const requestList = (keys: string[]) => {
    const name = keys.join();
    const request = requested.get(name) ?? query(productCardsQuery, productsByUrlKey(keys));
    requested.set(name, request);
    return request;
  };
  // A list that is no longer on the page may fail.
  if (pageKey !== null) for (const keys of knownLists.get(pageKey) ?? []) requestList(keys).catch(() => undefined);
  const loadList = (keys: string[]) =>
    import.meta.env.SSR
      ? withDeadline(() => requestList(keys), { timeout: timeLimits.productLists, signal })
      : query(productCardsQuery, productsByUrlKey(keys));
  return async (contents) => {
    const lists = contents
      .flatMap((content) => productLists(content, store.productUrlSuffix))
      .filter((keys) => keys.length > 0);
    if (pageKey !== null) rememberLists(pageKey, lists);
    let isComplete = true;
    await Promise.all(
      lists.map((keys) =>
        loadList(keys).catch((error: unknown) => {
          if (signal.aborted) throw error;
          isComplete = false;
        }),
      ),
    );
    return isComplete;
  };
}

function rememberLists(pageKey: string, lists: string[][]): void {
  if (lists.length === 0) knownLists.delete(pageKey);
  else if (knownLists.size < maxKnownLists || knownLists.has(pageKey)) knownLists.set(pageKey, lists);
}
