import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState, SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Gives the session to the whole shop. */
export const SessionProvider = SessionContext;

const guest: SessionState = { token: undefined, epoch: 0, wasExpired: false };

/** The session itself, for sign-in and sign-out; null while rendering on the server. */
export function useSessionStore(): SessionStore | null {
  return use(SessionContext);
}

/** Who is shopping. On the server and while hydrating everybody is a guest: public HTML holds nothing private. */
export function useSession(): SessionState {
  const store = use(SessionContext);
  return useSyncExternalStore(
    store?.subscribe ?? (() => () => undefined),
    store?.getState ?? (() => guest),
    () => guest,
  );
}
