import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { orderMemory } from '../checkout/index.ts';
import { execute, useCommerce, useQuery } from '../commerce/index.ts';
import { customerNameQuery } from './customer-query.ts';
import { useSession, useSessionStore } from '../session/index.ts';
import { tokenLifetimeQuery } from './session-operations.ts';
import { readTokenLifetime, supportsTokenLifetime } from './token-lifetime.ts';
import { watchUnsavedInput, type UnsavedInput } from './unsaved-input.ts';
import { useSessionCart } from './use-session-cart.ts';
import { useSessionWarning } from './use-session-warning.ts';
import { useSignOut } from './use-sign-out.ts';
import { watchExpiry } from './watch-expiry.ts';

/**
 * What a session needs of the shopper: nothing, a warning that it ends soon, or the password, because it has ended
 * while something would be lost.
 */
export type SessionPrompt = 'nothing' | 'warned' | 'password';

interface SessionWatch {
  need: SessionPrompt;
  /** The shopper has seen the warning. */
  settle(): void;
}

const isCheckout = () => window.location.pathname.includes('/checkout');

/** Follows the session of a customer to its end. */
export function useSessionWatch(): SessionWatch {
  const session = useSession();
  const store = useSessionStore();
  const sessionCart = useSessionCart();
  const signOut = useSignOut();
  const { token } = session;
  const lapsed = token !== undefined && session.lapsed;
  const { storedAt, lifetime } = token === undefined ? { storedAt: 0, lifetime: 0 } : session;
  const warning = useSessionWarning(token);
  const warn = useEffectEvent(() => warning.warn());
  const unsaved = useRef<UnsavedInput>(null);

  const { client } = useCommerce();
  const { data: config } = useQuery(
    tokenLifetimeQuery,
    token === undefined || !supportsTokenLifetime(client) ? null : {},
    { policy: 'cache-and-network' },
  );
  const configured = config && readTokenLifetime(config);
  useEffect(() => {
    if (configured !== undefined) store?.setLifetime(configured);
  }, [configured, store, token]);

  useEffect(() => {
    const watch = watchUnsavedInput(document);
    unsaved.current = watch;
    return () => watch.stop();
  }, []);

  // The backend's word counts: a refusal marks the session as lapsed.
  const askBackend = useEffectEvent(() => void execute(client, customerNameQuery, {}).catch(() => undefined));
  useEffect(() => {
    if (token === undefined || lapsed) return undefined;
    return watchExpiry({
      storedAt,
      lifetime,
      onWarning: () => warn(),
      onDoubt: () => askBackend(),
      onExpired: () => store?.lapse(),
    });
  }, [token, storedAt, lifetime, lapsed, store]);

  const wouldLose = () => isCheckout() || orderMemory.readIntent() !== null || unsaved.current?.exists() === true;
  const [asking, setAsking] = useState(false);
  const endSession = useEffectEvent(() => {
    if (wouldLose()) setAsking(true);
    else void signOut('run-out');
  });
  useEffect(() => {
    if (lapsed) queueMicrotask(() => endSession());
  }, [lapsed]);

  // Signed out in another tab: what this one holds in memory goes as well.
  const wasSignedIn = useRef(token !== undefined);
  const forgetElsewhere = useEffectEvent(() => void signOut('elsewhere'));
  useEffect(() => {
    if (wasSignedIn.current && token === undefined) forgetElsewhere();
    wasSignedIn.current = token !== undefined;
  }, [token]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      store?.refresh();
      sessionCart?.refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [store, sessionCart]);

  const needsPassword = lapsed && asking;
  return {
    need: needsPassword ? 'password' : warning.shown && !lapsed ? 'warned' : 'nothing',
    settle: () => {
      warning.settle();
      setAsking(false);
    },
  };
}
