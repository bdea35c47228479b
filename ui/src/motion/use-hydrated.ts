'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the component has hydrated, so that controls that require scripts can be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
