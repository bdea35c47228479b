export { createSessionStore, defaultTokenLifetime, type SessionState, type SessionStore } from './session-store.ts';
export { SessionProvider, useSession, useSessionStore } from './session-context.tsx';
