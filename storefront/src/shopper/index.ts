/**
 * Who is shopping: the customer's token with its lifetime, and word of sign-in and sign-out. Signing in itself is in
 * `session`.
 */
export { ReturnLink } from './return-link.tsx';
export { SessionProvider, useSession, useSessionStore } from './session-context.tsx';
export { onSignIn, onSignOut } from './session-events.ts';
export { createSessionStore, defaultTokenLifetime, type SessionState, type SessionStore } from './session-store.ts';
