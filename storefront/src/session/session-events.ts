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
 * @returns stops telling
 */
export function onSignIn(session: SessionStore, listener: () => void): () => void {
  return onChange(session, (_before, after) => after.token !== undefined, listener);
}

/**
 * Tells whenever a customer's session has ended here: by signing out, by expiry, in another tab, or because somebody
 * else has signed in. What belongs to the customer is to be forgotten then.
 *
 * @returns stops telling
 */
export function onSignOut(session: SessionStore, listener: () => void): () => void {
  return onChange(session, (before) => before.token !== undefined, listener);
}
