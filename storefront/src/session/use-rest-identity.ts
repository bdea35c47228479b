import { useMemo } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import type { RestClientOptions } from '../commerce/index.ts';
import { useSessionStore } from './session-context.tsx';

/** In whose name and for which store view the shop calls REST. */
interface RestIdentity extends Required<Pick<RestClientOptions, 'token' | 'storeView'>> {
  /** Currency of carts and orders in REST: that of the store view, whatever is selected. Null: not known. */
  currency: string | null;
}

/**
 * Returns the identity of REST calls, the same as that of GraphQL. REST reads the store view from the path and not from
 * the `Store` header: without a code, names of payment methods, errors and the order are those of the default store
 * view.
 */
export function useRestIdentity(): RestIdentity {
  const session = useSessionStore();
  const layout = useLayout();
  const storeView = getRestStoreView(layout);
  const currency = getRestCurrency(layout);
  return useMemo(
    () => ({ token: () => session?.getState().token, storeView: () => storeView, currency }),
    [session, storeView, currency],
  );
}

/** Returns the code of the store view for the paths of REST; undefined for the default one of the backend. */
export function getRestStoreView({
  store,
  storeViews,
  basePath,
}: Pick<LayoutData, 'store' | 'storeViews' | 'basePath'>): string | undefined {
  const isDefault = basePath === '' && !storeViews.some((view) => view.isDefault);
  return isDefault ? undefined : store.storeCode;
}

/** Returns the currency of carts and orders in REST, which ignores `Content-Currency`; null if it is not known. */
export const getRestCurrency = ({ store, storeViews }: Pick<LayoutData, 'store' | 'storeViews'>): string | null =>
  storeViews.find(({ code }) => code === store.storeCode)?.currency ?? null;
