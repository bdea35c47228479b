import { useLayoutEffect } from 'react';

/** `useLayoutEffect` in browsers, and no effect on the server, where React 18 warns about layout effects. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect;
