import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { refreshPrices, useCommerce } from '../commerce/index.ts';
import { afterPaint } from '../platform/hydration/after-paint.ts';
import { reportError } from '../platform/errors/report-error.ts';
import type { StoreSettings } from '../platform/layout/layout-data.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import type { BrowserNavigation } from '../platform/navigation/browser-navigation.ts';
import { documentTitle } from '../platform/navigation/metadata.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useSession } from '../session/index.ts';

/** Refreshes the page. A product that guests cannot see is another page than the missing one, with another title. */
async function refreshPage(navigation: BrowserNavigation, { storeName, titlePrefix }: StoreSettings): Promise<void> {
  const { name } = navigation.getState().current;
  await navigation.refresh();
  const { current } = navigation.getState();
  if (current.name !== name) document.title = documentTitle(current.page.state.metadata.title, storeName, titlePrefix);
}

/**
 * Fetches the prices on the page for the shopper, because customer groups have prices of their own: for a customer whose
 * page was rendered on the server, which knows no customers, and when somebody signs in or out on the page or in another
 * tab.
 */
export function PriceRefresh() {
  const { queryCache: cache } = useCommerce();
  const { mutate } = useSWRConfig();
  const navigation = useNavigation();
  const { store } = useLayout();
  const { token, epoch } = useSession();
  const isCustomer = token !== undefined;
  /** For whom the prices on the page are: at first for guests. */
  const shopper = useRef({ epoch: 0, isCustomer: false });
  useEffect(() => {
    const before = shopper.current;
    if (before.epoch === epoch && before.isCustomer === isCustomer) return undefined;
    return afterPaint(window, () => {
      shopper.current = { epoch, isCustomer };
      // The queries of a first page are fetched again as they hydrate.
      if (epoch > 0) refreshPrices({ cache, mutate, isCustomers: before.isCustomer }).catch(reportError);
      // The next page loads for the new shopper.
      if (navigation && !navigation.getState().pending) refreshPage(navigation, store).catch(reportError);
    });
  }, [epoch, isCustomer, cache, mutate, navigation, store]);
  return null;
}
