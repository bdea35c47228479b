import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** Gives one element to a component's own ref and to that of its host. The result changes only with the host's ref. */
export function useMergedRef<Element>(own: RefObject<Element | null>, ofHost: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const leaveOwn = give(own, element);
      const leaveHost = give(ofHost, element);
      return () => {
        leaveOwn();
        leaveHost();
      };
    },
    [own, ofHost],
  );
}

/** Gives an element to a ref; the result takes it back. */
function give<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const leave = ref(element);
    return typeof leave === 'function' ? leave : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
