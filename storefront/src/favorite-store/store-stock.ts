import type { ResultOf } from '../commerce/index.ts';
import { searchPoints, type FoundPoint, type PointResults, type PointSearch, type Store } from '../stores/index.ts';
import type { storesWithProductQuery } from './store-stock-operations.ts';

/** A store, and whether the product can be picked up there. */
export interface StoreStock extends Store {
  canPickUp: boolean;
}

type StockResponse = ResultOf<typeof storesWithProductQuery.document>;
type Locations = StockResponse['stores'];

const readCodes = (locations: Locations) =>
  new Set((locations?.items ?? []).flatMap((location) => location?.pickup_location_code ?? []));

/** Reads in which stores a product can be picked up. A store where nothing can be picked up is left out. */
export function toStoreStock(stores: readonly Store[], { stores: all, withProduct }: StockResponse): StoreStock[] {
  const known = readCodes(all);
  const having = readCodes(withProduct);
  return stores.flatMap((store) =>
    known.has(store.identifier) ? [{ ...store, canPickUp: having.has(store.identifier) }] : [],
  );
}

const first =
  (holds: (found: FoundPoint<StoreStock>) => boolean) => (one: FoundPoint<StoreStock>, other: FoundPoint<StoreStock>) =>
    Number(holds(other)) - Number(holds(one));

/**
 * Searches the stores. The favorite comes first unless a text was typed. Without a text and a position follow those
 * where the product can be picked up, otherwise the nearest.
 *
 * @param favorite identifier of the favorite store; null without one
 */
export function searchStoreStock(
  stores: readonly StoreStock[],
  search: PointSearch,
  favorite: string | null,
): PointResults<StoreStock> {
  const { points, place } = searchPoints(stores, search);
  if (search.text !== '') return { points, place };
  const sorted = search.here ? [...points] : [...points].sort(first(({ point }) => point.canPickUp));
  return { points: sorted.sort(first(({ point }) => point.identifier === favorite)), place };
}
