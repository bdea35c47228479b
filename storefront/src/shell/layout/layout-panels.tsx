import { useState, useSyncExternalStore } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { ErrorBoundary } from '../../platform/errors/error-boundary.tsx';
import { useUnexpectedError } from '../../platform/errors/use-unexpected-error.ts';
import { showIncompletePage } from '../../platform/hydration/incomplete-page.ts';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import { useNavigation } from '../../platform/navigation/navigation-context.tsx';
import { FallbackToasts } from './fallback-toasts.tsx';
import { usePanel, useUiStore } from '../../platform/layout/ui-store-context.tsx';
import { useAppState } from './use-app-state.ts';

const loadMiniCart = async () => (await import('../../cart/mini-cart.tsx')).MiniCart;
const loadMenuDrawer = async () => (await import('./menu-drawer.tsx')).MenuDrawer;
const loadToaster = async () => (await import('@witryna/ui/toast')).Toaster;

/** Dialogs and panels of the layout. Each is a lazy module that loads when it is first opened. */
export function LayoutPanels() {
  const intl = useIntl();
  const { toasts } = useUiStore();
  const { isOnline, isMinicartOpen, drawer } = useAppState();
  const navigation = useNavigation();
  const [panel, setPanel] = usePanel();
  const hasToasts = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.getToasts().length > 0,
    () => false,
  );
  const [toasterFailed, setToasterFailed] = useState(false);

  const showUnexpectedError = useUnexpectedError();
  const panelBroke = (error: unknown) => {
    setPanel(null);
    showUnexpectedError(error);
  };
  const panelFailed = () => {
    setPanel(null);
    if (!window.navigator.onLine) toasts.add({ type: 'error', message: intl.formatMessage('layout.panelFailed') });
    // The page of the cart shows the same.
    else if (isMinicartOpen) void navigation?.navigate('/cart');
    // Older browsers cache the failure of a module: only a reload of the page helps in all of them.
    else showIncompletePage();
  };
  const close = (open: boolean) => {
    if (!open) setPanel(null);
  };
  return (
    <>
      <ErrorBoundary resetKey={panel} onError={panelBroke}>
        <LazyMount
          load={loadMiniCart}
          when={isMinicartOpen}
          onError={panelFailed}
          props={{ open: isMinicartOpen, onOpenChange: close }}
        />
        <LazyMount
          load={loadMenuDrawer}
          when={drawer !== null}
          onError={panelFailed}
          props={{ open: drawer !== null, onOpenChange: close }}
        />
      </ErrorBoundary>
      <LazyMount
        load={loadToaster}
        when={hasToasts && !(toasterFailed && !isOnline)}
        onError={() => setToasterFailed(true)}
        props={{ store: toasts }}
        fallback={toasterFailed && <FallbackToasts store={toasts} />}
      />
    </>
  );
}
