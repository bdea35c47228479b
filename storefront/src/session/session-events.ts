import type { SessionState, SessionStore } from './session-store.ts';

function onChange(
  session: SessionStore,
  isMeant: (before: SessionState, after: SessionState) => boolean,
  listener: () => void,
): () => void {
  let state = session.getState();
  return session.subscribe(() => {
    const before = state;
    state = session.getState();
    // A renewed token is the same customer's.
    if (before.epoch !== state.epoch && isMeant(before, state)) listener();
  });
}

/**
 * Tells whenever a customer signs in.
 *
 * @returns unsubscribe function
 */
export function onSignIn(session: SessionStore, listener: () => void): () => void {
  return onChange(session, (_before, after) => after.token !== undefined, listener);
}

/**
 * Subscribes to the end of a customer's session: by sign-out, expiry, in another tab, or by another sign-in. Listeners
 * clear the customer's data.
 *
 * @returns unsubscribe function
 */
export function onSignOut(session: SessionStore, listener: () => void): () => void {
  return onChange(session, (before) => before.token !== undefined, listener);
}
