'use client';
import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the latest given function. Must not be called during render. */
export function useStableCallback<Arguments extends unknown[]>(
  action: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
