import { useCallback, useInsertionEffect, useRef } from 'react';

/** React's own came with 19.2: a function that never changes and always does what the last render gave. */
export function useEffectEvent<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
