export { createSessionStore, type SessionState, type SessionStore } from './session-store.ts';
export { SessionProvider, useSession, useSessionStore } from './session-context.tsx';
export { AccountTrigger } from './account-trigger.tsx';
export { signOutMutation } from './session-operations.ts';
export { signOut, type SignOutSteps } from './sign-out.ts';
export { onSignIn, onSignOut } from './session-events.ts';
