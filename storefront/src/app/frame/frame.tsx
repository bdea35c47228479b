import { Announcer } from '@witryna/ui/live-region';
import { SkipLink } from '@witryna/ui/skip-link';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCartId } from '../../cart/index.ts';
import { storageKeys } from '../../commerce/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useSession } from '../../shopper/index.ts';
import { Late } from '../late.tsx';
import { BrokenPage } from '../errors/broken-page.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { useUnexpectedError } from '../errors/use-unexpected-error.ts';
import { NavigationEffects } from '../navigation/navigation-effects.tsx';
import { useNavigationState } from '../navigation/navigation-context.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { FooterIsland } from './footer-island.ts';
import { FrameHeader } from './frame-header.tsx';
import { isCheckoutPath } from './frame-path.ts';
import * as styles from './frame.css.ts';
import { useFrame } from './frame-context.tsx';
import { FramePanels } from './frame-panels.tsx';
import { useStorage } from '../storage-context.tsx';
import { messages } from './messages.ts';
import { useToast } from './shop-ui-context.tsx';
import { useWatchConnection } from './use-connection.ts';

const loadConsentCenter = async () => (await import('../../consent/consent-center.tsx')).ConsentCenter;
const loadSessionWatch = async () => (await import('../../session/session-watch.tsx')).SessionWatch;
const loadCartWatch = async () => (await import('../../cart/cart-watch.tsx')).CartWatch;

const loadOrderNotices = async () => (await import('../../checkout/attempts/order-notices.tsx')).OrderNotices;

const nothing = {};

/** Header, page and footer; a reduced header and footer on the checkout (FRM-25 to FRM-28). */
export function Frame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const checkout = isCheckoutPath(pathname);
  const toast = useToast();
  const tellUnexpected = useUnexpectedError();
  const shown = useNavigationState(({ shown }) => shown);
  // Most visitors have no cart yet: what reads it is fetched for those who have.
  const cartId = useCartId();
  const session = useSession();
  const hasOrderAttempt = useStorage().keys().includes(storageKeys.orderAttempts);
  const [cartCount, setCartCount] = useState(0);
  const script = useFrame().measurementScript ?? '';
  useWatchConnection();
  return (
    <Announcer>
      <div className={checkout ? styles.checkoutFrame : styles.frame}>
      <SkipLink href="#main">{intl.formatMessage(messages.skipToContent)}</SkipLink>
      {checkout ? <CheckoutHeader /> : <FrameHeader cartCount={cartId === null ? 0 : cartCount} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={shown} onError={tellUnexpected} fallback={<BrokenPage />}>
          {children}
        </ErrorBoundary>
      </main>
      <FooterIsland />
      <FramePanels />
      <NavigationEffects />
      <Late load={loadSessionWatch} wanted={session.token !== undefined || session.ended} props={nothing} />
      <Late load={loadOrderNotices} wanted={hasOrderAttempt} props={nothing} />
      <Late load={loadConsentCenter} wanted={script !== ''} props={{ script }} />
      <Late
        load={loadCartWatch}
        wanted={cartId !== null}
        props={{
          onCount: setCartCount,
          // A cart that was ordered is no cart that has expired: the notice says what became of it.
          onExpired: () => hasOrderAttempt || toast({ type: 'warning', message: intl.formatMessage(messages.cartExpired), dismissable: true }),
        }}
      />
    </div>
    </Announcer>
  );
}
