'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run, so that controls that need them can be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
