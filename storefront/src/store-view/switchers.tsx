import { CurrencySwitcher, StoreSwitcher } from '@witryna/ui/switcher';
import { useLocation } from 'react-router-dom';
import { isFixedRoute, useFrame, useStorage, useToast, type IslandSource } from '../app/index.ts';
import { graphqlEndpoint, useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { changeStoreView } from './change-store-view.ts';
import { chooseCurrency } from './chosen-view.ts';
import { messages, storeViewCatalogue } from './messages.ts';
import { storeViewOptions } from './store-view-options.ts';
import * as styles from './switchers.css.ts';

/** How long the backend may take to say where the page is in another view, in ms; after that the server finds it. */
const patience = 4000;

export interface SwitchersProps {
  /** Where the lists unfold. Default `bottom`. */
  side?: 'top' | 'bottom';
}

/** Switchers of store view and currency, each only if there is a choice (FRM-05, FRM-20, STO-16). Both load the page anew. */
export function Switchers({ side = 'bottom' }: SwitchersProps) {
  const intl = useIntl();
  const toast = useToast();
  const storage = useStorage();
  const { client } = useCommerce();
  const { pathname, search } = useLocation();
  const { store, storeViews, currencies } = useFrame();

  const whenOnline = (action: () => void) => {
    if (navigator.onLine) action();
    else toast({ type: 'error', message: intl.formatMessage(messages.offline), dismissable: true });
  };
  const change = (code: string) => {
    const view = storeViews.find((candidate) => candidate.code === code);
    if (!view) return;
    void changeStoreView(view, {
      storage,
      storeViews,
      current: store.storeCode,
      place: { pathname, search },
      isFixedRoute,
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
        onValueChange={(code) => whenOnline(() => change(code))}
        currentLabel={(name) => intl.formatMessage(messages.language, { name })}
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
        currentLabel={(code) => intl.formatMessage(messages.currency, { code })}
        side={side}
        align="end"
        className={styles.currency}
      />
    </div>
  );
}

export const island: IslandSource<SwitchersProps> = { catalogues: [storeViewCatalogue], Component: Switchers };
