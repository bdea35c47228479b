import { Announcer } from '@witryna/ui/live-region';
import { SkipLink } from '@witryna/ui/skip-link';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasPendingMutations } from '../../cart/index.ts';
import { useCartId } from '../../cart-id/index.ts';
import { storageKeys } from '../../commerce/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useSession } from '../../session/index.ts';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import { PageErrorFallback } from '../errors/error-fallbacks.tsx';
import { ErrorBoundary } from '../../platform/errors/error-boundary.tsx';
import { useUnexpectedError } from '../../platform/errors/use-unexpected-error.ts';
import { NavigationEffects } from '../../platform/navigation/navigation-effects.tsx';
import { useNavigationState } from '../../platform/navigation/navigation-context.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { FooterIsland } from './footer-island.ts';
import { LayoutHeader } from './layout-header.tsx';
import { isCheckoutPath } from './checkout-path.ts';
import * as styles from './layout.css.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { LayoutPanels } from './layout-panels.tsx';
import { useStorage } from '../../platform/storage-context.tsx';
import { useToast } from '../../platform/layout/ui-store-context.tsx';
import { useConnectionToasts } from './use-connection-toasts.ts';

const loadConsentCenter = async () => (await import('../../consent/consent-center.tsx')).ConsentCenter;
const loadSessionWatch = async () => (await import('../../auth/session-watch.tsx')).SessionWatch;
const loadCartWatch = async () => (await import('../../cart/cart-sync.tsx')).CartSync;

const loadOrderNotices = async () => (await import('../../checkout/attempts/order-notices.tsx')).OrderNotices;

const nothing = {};

/** Header, page and footer; a reduced header and footer on the checkout. */
export function Layout({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const checkout = isCheckoutPath(pathname);
  const toast = useToast();
  const showUnexpectedError = useUnexpectedError();
  const current = useNavigationState((state) => state.current);
  // Most visitors have no cart yet: what reads it is fetched for those who have.
  const hasPending = useHasPendingMutations();
  const hasCart = useCartId() !== null || hasPending;
  const session = useSession();
  const hasOrderAttempt = useStorage().keys().includes(storageKeys.orderAttempts);
  const [cartCount, setCartCount] = useState(0);
  const script = useLayout().settings.analyticsScript ?? '';
  useConnectionToasts();
  return (
    <Announcer>
      <div className={checkout ? styles.checkoutPage : styles.page}>
        <SkipLink href="#main">{intl.formatMessage('layout.skipToContent')}</SkipLink>
        {checkout ? <CheckoutHeader /> : <LayoutHeader cartCount={hasCart ? cartCount : 0} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKey={current} onError={showUnexpectedError} fallback={<PageErrorFallback />}>
            {children}
          </ErrorBoundary>
        </main>
        <FooterIsland />
        <LayoutPanels />
        <NavigationEffects />
        <LazyMount load={loadSessionWatch} when={session.token !== undefined || session.wasExpired} props={nothing} />
        <LazyMount load={loadOrderNotices} when={hasOrderAttempt} props={nothing} />
        <LazyMount load={loadConsentCenter} when={script !== ''} props={{ script }} />
        <LazyMount
          load={loadCartWatch}
          when={hasCart}
          props={{
            onCount: setCartCount,
            // A cart that was ordered is no cart that has expired: the notice says what became of it.
            onLost: () =>
              hasOrderAttempt ||
              toast({ type: 'warning', message: intl.formatMessage('layout.cartLost'), dismissable: true }),
          }}
        />
      </div>
    </Announcer>
  );
}
