import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** A ref that never changes as long as those that it sets do not: one's own and the one a parent passes. */
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
