import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** Returns a ref that sets both given refs, e.g. a component's own and the parent's. It is stable while they are. */
export function useMergedRef<Instance>(
  own: RefObject<Instance | null>,
  passed: Ref<Instance> | undefined,
): RefCallback<Instance> {
  return useCallback(
    (instance: Instance | null) => {
      own.current = instance;
      if (typeof passed === 'function') return passed(instance);
      if (passed) passed.current = instance;
    },
    [own, passed],
  );
}
