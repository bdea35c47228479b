import { useState, useSyncExternalStore } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { useUnexpectedError } from '../errors/use-unexpected-error.ts';
import { Late } from '../late.tsx';
import { messages } from './messages.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { usePanel, useShopUi } from './shop-ui-context.tsx';
import { useAppState } from './use-app-state.ts';

const loadMiniCart = async () => (await import('../../cart/mini-cart.tsx')).MiniCart;
const loadMenuDrawer = async () => (await import('./menu-drawer.tsx')).MenuDrawer;
const loadToaster = async () => (await import('@witryna/ui/toast')).Toaster;

/** What covers the page on demand. Each comes with its own script, fetched when it is first needed. */
export function FramePanels() {
  const intl = useIntl();
  const { toasts } = useShopUi();
  const { isOnline, isMinicartOpen, drawer } = useAppState();
  const [panel, setPanel] = usePanel();
  const hasToasts = useSyncExternalStore(toasts.subscribe, () => toasts.getToasts().length > 0, () => false);
  const [toasterFailed, setToasterFailed] = useState(false);

  const tellUnexpected = useUnexpectedError();
  const panelBroke = (error: unknown) => {
    setPanel(null);
    tellUnexpected(error);
  };
  const panelFailed = () => {
    setPanel(null);
    toasts.add({ type: 'error', message: intl.formatMessage(messages.panelFailed) });
  };
  const close = (open: boolean) => {
    if (!open) setPanel(null);
  };
  const labels = { label: intl.formatMessage(messages.notifications), dismissLabel: intl.formatMessage(messages.dismissNotification) };
  return (
    <>
      <ErrorBoundary resetKey={panel} onError={panelBroke}>
        <Late
          load={loadMiniCart}
          wanted={isMinicartOpen}
          onFailure={panelFailed}
          props={{ open: isMinicartOpen, onOpenChange: close }}
        />
        <Late load={loadMenuDrawer} wanted={drawer !== null} onFailure={panelFailed} props={{ open: drawer !== null, onOpenChange: close }} />
      </ErrorBoundary>
      <Late
        load={loadToaster}
        wanted={hasToasts && !(toasterFailed && !isOnline)}
        onFailure={() => setToasterFailed(true)}
        props={{ store: toasts, ...labels }}
        fallback={toasterFailed && <PlainToasts store={toasts} label={labels.label} />}
      />
    </>
  );
}
