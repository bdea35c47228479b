import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Moves focus that is lost with a removed item of a list: to the first link or button of the next item, or of the one
 * before the last; without either to the heading of the page. The calling component must render on each change of the
 * list.
 *
 * @returns callback for `useBeforeRemove` of an element in each item, which is an `<li>` or the header of a column
 */
export function useRemovalFocus(): (element: Element) => void {
  const neighbor = useRef<Element | null>(undefined);
  const onBeforeRemove = useCallback((element: Element) => {
    // Focus may be in a dialog of the item, which is elsewhere in the document.
    if (document.activeElement === document.body) return;
    const item = element.closest('li, th');
    neighbor.current = item?.nextElementSibling ?? item?.previousElementSibling ?? null;
  }, []);
  // After the focus trap of a removed dialog has ended.
  useEffect(() => {
    const item = neighbor.current;
    neighbor.current = undefined;
    if (item === undefined || document.activeElement !== document.body) return;
    const target = item?.isConnected ? item.querySelector<HTMLElement>('a, button') : null;
    if (target) target.focus();
    else focusHeading();
  });
  return onBeforeRemove;
}
