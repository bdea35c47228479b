import type { SessionStore } from './session-store.ts';

type Token = string | undefined;

function onChange(session: SessionStore, isMeant: (before: Token, after: Token) => boolean, listener: () => void): () => void {
  let { token } = session.getState();
  return session.subscribe(() => {
    const before = token;
    token = session.getState().token;
    if (isMeant(before, token)) listener();
  });
}

/**
 * Tells whenever a customer signs in.
 *
 * @returns stops telling
 */
export function onSignIn(session: SessionStore, listener: () => void): () => void {
  return onChange(session, (before, after) => after !== undefined && after !== before, listener);
}

/**
 * Tells whenever a customer's session ends here: by signing out, by expiry, in another tab, or because somebody else signs
 * in. What belongs to the customer is to be forgotten then (SES-22).
 *
 * @returns stops telling
 */
export function onSignOut(session: SessionStore, listener: () => void): () => void {
  return onChange(session, (before, after) => before !== undefined && after !== before, listener);
}
