import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** Gives one element to a component's own ref and to that of its host. The result changes only with the host's ref. */
export function useMergedRef<Element>(own: RefObject<Element | null>, ofHost: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      // A host that tidies up by itself is asked for nothing more; otherwise React calls again with null.
      if (typeof ofHost === 'function') return ofHost(element);
      if (ofHost) ofHost.current = element;
    },
    [own, ofHost],
  );
}
