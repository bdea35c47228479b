import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useCommerce, useQuery } from '../commerce/index.ts';
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
  retry(): Promise<void>;
  /** @throws CommerceError when the backend fails */
  add(productId: string): Promise<void>;
  /** @throws CommerceError when the backend fails */
  remove(productIds: readonly string[]): Promise<void>;
}

/**
 * Returns the list of the customer, or that of a guest, which this device remembers. A guest's list becomes the
 * customer's after the sign-in.
 */
export function useCompareList(): CompareList {
  const { client } = useCommerce();
  const { mutate } = useSWRConfig();
  const id = getCompareListId(useStorage());
  const guestUid = useSyncExternalStore(id.subscribe, id.get, () => null);
  const session = useSession();
  const isCustomer = session.token !== undefined && !session.isExpired;
  const guest = useQuery(compareListQuery, isCustomer || guestUid === null ? null : { uid: guestUid });
  const customer = useQuery(customerCompareListQuery, isCustomer ? {} : null);
  const { data, isLoading, error, revalidate } = isCustomer ? customer : guest;
  const list = isCustomer ? customer.data?.customer?.compare_list : guest.data?.compareList;

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
    const change = async (make: () => Promise<void>) => {
      try {
        await make();
      } catch (error) {
        void renew();
        throw error;
      }
      await renew();
    };
    return {
      uid,
      productIds: (list?.items ?? []).flatMap((item) => item?.uid ?? []),
      loading: data === undefined && isLoading,
      error,
      retry: revalidate,
      add: (productId) => change(() => addToCompareList({ client, id, isCustomer }, uid, productId)),
      remove: (productIds) =>
        change(async () => {
          if (uid !== null) await removeFromCompareList({ client }, uid, productIds);
        }),
    };
  }, [uid, list, data, isLoading, error, revalidate, client, id, isCustomer, mutate]);
}
