import { useState, useSyncExternalStore } from 'react';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface SessionWarningState {
  /** Whether this window has to warn: the session ends soon, and the shopper looks here (line SS-3). */
  shown: boolean;
  /** The session of the present token ends soon. */
  warn(): void;
  /** The shopper has answered. */
  settle(): void;
}

/**
 * Whether to warn of the end of a session. A new token, of this window or another one, takes the warning back.
 *
 * @param token of the customer; undefined for a guest
 */
export function useSessionWarning(token: string | undefined): SessionWarningState {
  const [warnedOf, setWarnedOf] = useState<string>();
  const visible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  return {
    shown: visible && token !== undefined && warnedOf === token,
    warn: () => setWarnedOf(token),
    settle: () => setWarnedOf(undefined),
  };
}
