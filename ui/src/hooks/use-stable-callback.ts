'use client';
import { useCallback, useEffect, useRef } from 'react';

/** A function that never changes and always does what the last one given does. Not for use while rendering. */
export function useStableCallback<Arguments extends unknown[]>(
  action: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
