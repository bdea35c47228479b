import { useCallback, useInsertionEffect, useRef } from 'react';

/** React's own came with 19.2: a function that never changes and always does what the last render gave. */
export function useEffectEvent(callback) {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
