import { useMemo, useState } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useQuery } from '../commerce/index.ts';
import { addDays, dateInZone, maxStores, toStores, storeListQuery } from '../stores/index.ts';
import { toStoreStock, type StoreStock } from './store-stock.ts';
import { storesWithProductQuery } from './store-stock-operations.ts';

/** Days of unusual hours that the list needs: it shows when a closed store opens next. */
const daysAhead = 7;

interface StoreStockState {
  /** Null while they are unknown. */
  stores: readonly StoreStock[] | null;
  /** The stores could not be fetched. */
  failed: boolean;
  retry(): void;
  /** ISO date of today where the stores are. */
  today: string;
}

/** Fetches in which stores products can all be picked up. For the browser only: it depends on the clock. */
export function useStoreStock(skus: readonly string[]): StoreStockState {
  const { timeZone } = useLayout().store;
  const [today] = useState(() => dateInZone(new Date(), timeZone));
  const list = useQuery(storeListQuery, {
    pageSize: maxStores,
    dateRangeStart: today,
    dateRangeEnd: addDays(today, daysAhead),
  });
  const stock = useQuery(
    storesWithProductQuery,
    { products: skus.map((sku) => ({ sku })), pageSize: maxStores },
    { policy: 'cache-and-network' },
  );
  const stores = useMemo(
    () => (list.data && stock.data ? toStoreStock(toStores(list.data.absoStores), stock.data) : null),
    [list.data, stock.data],
  );
  return {
    stores,
    failed:
      stores === null &&
      !list.isValidating &&
      !stock.isValidating &&
      (list.error !== undefined || stock.error !== undefined),
    retry: () => {
      for (const { data, revalidate } of [list, stock]) if (!data) void revalidate();
    },
    today,
  };
}
