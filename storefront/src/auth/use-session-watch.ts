import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { orderMemory } from '../checkout/index.ts';
import { execute, useCommerce, useQuery } from '../commerce/index.ts';
import { customerNameQuery } from './customer-query.ts';
import { useSession, useSessionStore } from '../session/index.ts';
import { tokenLifetimeQuery } from './session-operations.ts';
import { toTokenLifetime, supportsTokenLifetime } from './token-lifetime.ts';
import { watchUnsavedInput, type UnsavedInput } from './unsaved-input.ts';
import { useSessionWarning } from './use-session-warning.ts';
import { useSignOut } from './use-sign-out.ts';
import { watchExpiry } from './watch-expiry.ts';

/**
 * Prompt of the session: none, a warning before it expires, or the password field after it has expired while signing
 * out would lose something.
 */
export type SessionPrompt = 'none' | 'warning' | 'password';

interface SessionWatch {
  need: SessionPrompt;
  /** Dismisses the prompt. */
  settle(): void;
}

const isCheckout = () => window.location.pathname.includes('/checkout');

/** Watches the session of a customer until it expires or the customer signs out. */
export function useSessionWatch(): SessionWatch {
  const session = useSession();
  const store = useSessionStore();
  const signOut = useSignOut();
  const { token } = session;
  const isExpired = token !== undefined && session.isExpired;
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
  const configured = config && toTokenLifetime(config);
  useEffect(() => {
    if (configured !== undefined) store?.setLifetime(configured);
  }, [configured, store, token]);

  useEffect(() => {
    const watch = watchUnsavedInput(document);
    unsaved.current = watch;
    return () => watch.stop();
  }, []);

  // The backend decides: a rejected request marks the session as expired.
  const checkToken = useEffectEvent(() => void execute(client, customerNameQuery, {}).catch(() => undefined));
  useEffect(() => {
    if (token === undefined || isExpired) return undefined;
    return watchExpiry({
      storedAt,
      lifetime,
      onWarning: () => warn(),
      onDoubt: () => checkToken(),
      onExpired: () => store?.expire(),
    });
  }, [token, storedAt, lifetime, isExpired, store]);

  const wouldLose = () => isCheckout() || orderMemory.readIntent() !== null || unsaved.current?.exists() === true;
  const [isPrompting, setIsPrompting] = useState(false);
  const endSession = useEffectEvent(() => {
    if (wouldLose()) setIsPrompting(true);
    else void signOut('expired');
  });
  useEffect(() => {
    if (isExpired) queueMicrotask(() => endSession());
  }, [isExpired]);

  // After a sign-out in another tab, this one clears its memory.
  const wasSignedIn = useRef(token !== undefined);
  const signOutHere = useEffectEvent(() => void signOut('other-tab'));
  useEffect(() => {
    if (wasSignedIn.current && token === undefined) signOutHere();
    wasSignedIn.current = token !== undefined;
  }, [token]);

  const needsPassword = isExpired && isPrompting;
  return {
    need: needsPassword ? 'password' : warning.shown && !isExpired ? 'warning' : 'none',
    settle: () => {
      warning.settle();
      setIsPrompting(false);
    },
  };
}
