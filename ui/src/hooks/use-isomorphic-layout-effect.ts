import { useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser, nothing on a server, where there is no layout and React 18 complains of it. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect;
