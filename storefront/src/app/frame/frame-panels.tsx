import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { usePanel, useShopUi } from './shop-ui-context.tsx';

const MiniCart = lazy(async () => ({ default: (await import('../../cart/mini-cart.tsx')).MiniCart }));
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));
const Toaster = lazy(async () => ({ default: (await import('@witryna/ui/toast')).Toaster }));

/** What covers the page on demand. Each comes with its own script, fetched when it is first needed. */
export function FramePanels() {
  const intl = useIntl();
  const { toasts } = useShopUi();
  const [panel, setPanel] = usePanel();
  const hasToasts = useSyncExternalStore(toasts.subscribe, () => toasts.getToasts().length > 0, () => false);
  // Once loaded, a panel stays mounted: it can then close with its transition.
  const [used, setUsed] = useState({ miniCart: false, drawer: false, toaster: false });
  const next = {
    miniCart: used.miniCart || panel === 'mini-cart',
    drawer: used.drawer || panel === 'drawer',
    toaster: used.toaster || hasToasts,
  };
  if (next.miniCart !== used.miniCart || next.drawer !== used.drawer || next.toaster !== used.toaster) setUsed(next);
  const close = (open: boolean) => {
    if (!open) setPanel(null);
  };
  return (
    <Suspense fallback={null}>
      {next.miniCart && <MiniCart open={panel === 'mini-cart'} onOpenChange={close} />}
      {next.drawer && <MenuDrawer open={panel === 'drawer'} onOpenChange={close} />}
      {next.toaster && (
        <Toaster
          store={toasts}
          label={intl.formatMessage(messages.notifications)}
          dismissLabel={intl.formatMessage(messages.dismissNotification)}
        />
      )}
    </Suspense>
  );
}
