/** What the application knows of its connection. */
export interface Connection {
  /** Whether the browser is online. */
  isOnline: boolean;
  /** Whether the connection has been lost since the page was opened. */
  hasBeenOffline: boolean;
}

/** Returns whether to show that the connection is lost: it was lost and has not been restored. */
export function isOffline({ isOnline, hasBeenOffline }: Connection): boolean {
  return hasBeenOffline && !isOnline;
}
