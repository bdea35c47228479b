import { CurrencySwitcher, StoreSwitcher } from '@witryna/ui/switcher';
import { useLocation } from 'react-router-dom';
import { reportError } from '../platform/errors/report-error.ts';
import type { IslandModule } from '../platform/hydration/island.tsx';
import { scripted } from '../platform/hydration/visibility.css.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { graphqlEndpoint, useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { changeStoreView } from './change-store-view.ts';
import { chooseCurrency } from './chosen-view.ts';
import { storeViewMessages } from './messages.ts';
import type { EquivalentPathOptions } from './equivalent-path.ts';
import { storeViewOptions } from './store-view-options.ts';
import * as styles from './switchers.css.ts';

/** How long the backend may take to say where the page is in another view, in ms; after that the server finds it. */
const patience = 4000;

export interface SwitchersProps {
  /** Where the lists unfold. Default `bottom`. */
  side?: 'top' | 'bottom';
  /** Loads the check whether a path is one of the shop's own, the same in every view. */
  loadIsStaticRoute(): Promise<EquivalentPathOptions['isStaticRoute']>;
}

/**
 * Switchers of store view and currency, each only if there is a choice. Both load the page
 * again.
 */
export function Switchers({ side = 'bottom', loadIsStaticRoute }: SwitchersProps) {
  const intl = useIntl();
  const toast = useToast();
  const storage = useStorage();
  const { client } = useCommerce();
  const { pathname, search } = useLocation();
  const { store, storeViews, currencies } = useLayout();

  const whenOnline = (action: () => void) => {
    if (navigator.onLine) action();
    else toast({ type: 'error', message: intl.formatMessage('storeView.offline'), dismissable: true });
  };
  const change = async (code: string) => {
    const view = storeViews.find((candidate) => candidate.code === code);
    if (!view) return;
    await changeStoreView(view, {
      storage,
      storeViews,
      current: store.storeCode,
      place: { pathname, search },
      isStaticRoute: await loadIsStaticRoute(),
      open: (address) => window.location.assign(address),
      client: { endpoint: graphqlEndpoint('', window.location.origin), capabilities: client.capabilities },
      signal: AbortSignal.timeout(patience),
    });
  };
  return (
    <div className={styles.switchers}>
      <StoreSwitcher
        options={storeViewOptions(storeViews, { pathname, search })}
        value={store.storeCode}
        onValueChange={(code) => whenOnline(() => void change(code).catch(reportError))}
        currentLabel={(name) => intl.formatMessage('storeView.language', { name })}
        side={side}
        align="end"
      />
      <CurrencySwitcher
        options={currencies.map((code) => ({ id: code, label: code }))}
        value={store.currency}
        onValueChange={(code) =>
          whenOnline(() => {
            if (chooseCurrency(storage, code, currencies)) window.location.reload();
          })
        }
        side={side}
        align="end"
        className={scripted}
      />
    </div>
  );
}

export const island: IslandModule<SwitchersProps> = { messageCatalogs: [storeViewMessages], Component: Switchers };
