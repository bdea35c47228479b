import { useSyncExternalStore } from 'react';
import { useQuery } from '../commerce/index.ts';
import { customerQuery } from './customer-query.ts';
import { useSession } from '../session/index.ts';
import {
  noPasswordReset,
  toUserState,
  reducePasswordReset,
  type PasswordResetAction,
  type PasswordResetState,
  type UserState,
} from './user-state.ts';

let reset: PasswordResetState = noPasswordReset;
const listeners = new Set<() => void>();

/** Tells how setting a new password goes. */
export function dispatchPasswordReset(action: PasswordResetAction): void {
  reset = reducePasswordReset(reset, action);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** State of the shopper; details are never requested for a guest. */
export function useUser(): UserState {
  const session = useSession();
  const details = useQuery(customerQuery, session.token === undefined ? null : {});
  const passwordReset = useSyncExternalStore(
    subscribe,
    () => reset,
    () => noPasswordReset,
  );
  return toUserState(session, details, passwordReset);
}
