import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML is taken over, true afterwards: for what only works or is only known in the browser. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
