import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { readQuery, useCommerce, useQuery, type ResultOf } from '../commerce/index.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { useSession } from '../session/index.ts';
import { addToCompareList, giveCompareList, removeFromCompareList } from './change-compare-list.ts';
import { getCompareListId } from './compare-list-id.ts';
import { compareListQuery, customerCompareListQuery } from './compare-operations.ts';

/** Products that are compared at most: as many stand side by side. */
export const maximumCompared = 4;

const views: readonly string[] = ['getCompareList', 'getCustomerCompareList', 'getComparison'];

/** One transfer at a time, however many toggles are on the page. */
let transfer: Promise<boolean> | null = null;

/** List of the products that the shopper compares. */
export interface CompareList {
  /** Uid of the list; null when there is none. */
  uid: string | null;
  /** Numbers of the products on it. */
  productIds: readonly string[];
  loading: boolean;
  error: unknown;
  /** Fetches the list again. Returns the numbers of the products on it; none when that fails. */
  retry(): Promise<readonly string[]>;
  /**
   * Adds a product; one that is on the list stays there.
   *
   * @returns number of products on the list
   * @throws CommerceError when the backend fails
   */
  add(productId: string): Promise<number>;
  /** @throws CommerceError when the backend fails */
  remove(productIds: readonly string[]): Promise<void>;
}

/**
 * Returns the list of the customer, or that of a guest, which this device remembers. A guest's list becomes the
 * customer's after the sign-in.
 */
export function useCompareList(): CompareList {
  const { client, scope } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  const id = getCompareListId(useStorage());
  const guestUid = useSyncExternalStore(id.subscribe, id.get, () => null);
  const session = useSession();
  const isCustomer = session.token !== undefined && !session.isExpired;
  const guest = useQuery(compareListQuery, isCustomer || guestUid === null ? null : { uid: guestUid });
  const customer = useQuery(customerCompareListQuery, isCustomer ? {} : null);
  const { data, isLoading, error, revalidate } = isCustomer ? customer : guest;
  const list = isCustomer ? customer.data?.customer?.compare_list : guest.data?.compareList;
  const productIds = useMemo(() => getProductIds(list), [list]);

  const refresh = useEffectEvent(() => mutate((key) => Array.isArray(key) && views.includes(String(key[1]))));
  const give = useEffectEvent(async () => {
    transfer ??= giveCompareList({ client, id }).finally(() => {
      transfer = null;
    });
    if (await transfer) await refresh();
  });
  useEffect(() => {
    if (isCustomer && guestUid !== null) void give();
  }, [isCustomer, guestUid]);

  const uid = list?.uid ?? null;
  return useMemo(() => {
    const renew = () => mutate((key) => Array.isArray(key) && views.includes(String(key[1])));
    /** Makes a change; what is shown follows also when the change fails, because it may have been made. */
    const change = async <Result>(make: () => Promise<Result>): Promise<Result> => {
      const result = await make().catch((error: unknown) => {
        void renew();
        throw error;
      });
      await renew();
      return result;
    };
    return {
      uid,
      productIds,
      loading: data === undefined && isLoading,
      error,
      retry: async () => {
        await revalidate();
        if (isCustomer)
          return getProductIds(readQuery(cache, scope, customerCompareListQuery, {})?.data.customer?.compare_list);
        const stored = id.get();
        return getProductIds(
          stored === null ? null : readQuery(cache, scope, compareListQuery, { uid: stored })?.data.compareList,
        );
      },
      add: (productId) => change(() => addToCompareList({ client, id, isCustomer }, uid, productId)),
      remove: (productIds) =>
        change(async () => {
          if (uid !== null) await removeFromCompareList({ client }, uid, productIds);
        }),
    };
  }, [uid, productIds, data, isLoading, error, revalidate, client, id, isCustomer, cache, scope, mutate]);
}

const getProductIds = (list: ResultOf<typeof compareListQuery.document>['compareList'] | undefined): string[] =>
  (list?.items ?? []).flatMap((item) => item?.uid ?? []);
