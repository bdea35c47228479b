import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Subscribes to a store, as `useSyncExternalStore` does. React takes every change that that hook reports for an urgent
 * one, after which it runs the effects of the whole tree before the browser may paint. After a change reported by this
 * hook they run behind the paint. All components that render a change together must use this hook.
 *
 * @param subscribe must be the same function in every render for the same store
 * @param getSnapshot must return the same value until the store changes
 */
export function useNonUrgentStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const [snapshot, setSnapshot] = useState(getSnapshot);
  const update = useEffectEvent(() => setSnapshot(getSnapshot));
  useEffect(() => {
    // The store may have changed since the first render.
    update();
    return subscribe(() => update());
  }, [subscribe]);
  return snapshot;
}
