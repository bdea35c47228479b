/** What the application knows of its connection. */
export interface Connection {
  /** Whether there is a connection now. */
  isOnline: boolean;
  /** Whether it was lost at some time since the page was opened. */
  hasBeenOffline: boolean;
}

/** Whether to show that the connection is lost: it was, and has not come back. */
export function isOffline({ isOnline, hasBeenOffline }: Connection): boolean {
  return hasBeenOffline && !isOnline;
}
