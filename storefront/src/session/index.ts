/**
 * Session store: the token of the customer with its lifetime, and the events of sign-in and sign-out. Signing in is in
 * `auth`.
 */
export { ReturnLink } from './return-link.tsx';
export { SessionProvider, useSession, useSessionStore } from './session-context.tsx';
export { onSignIn, onSignOut } from './session-events.ts';
export { createSessionStore, defaultTokenLifetime, type SessionState, type SessionStore } from './session-store.ts';
export { unansweredDeletionIn } from './unanswered-deletion.ts';
export { useRestIdentity } from './use-rest-identity.ts';
