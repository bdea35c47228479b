import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Subscribes to a store, as `useSyncExternalStore` does. React treats every change that `useSyncExternalStore` reports as
 * urgent, and then runs the effects of the whole tree before the browser may paint. After a change that this hook reports
 * they run after the paint. All components that render a change together must use this hook.
 *
 * @param subscribe must be the same function in every render for the same store
 * @param getSnapshot depends on the store alone, and returns the same value until the store changes: it is called when
 *   the store changes, not in every render
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
