import { useCallback, useEffect, useRef } from 'react';
import * as button from '../button/button.css.ts';
import * as modal from '../dialog/modal.css.ts';
import { useIsomorphicLayoutEffect } from '../hooks/index.ts';
import { clearOffset } from './clear-offset.ts';

const mainActions = `.${button.variant.primary}`;
const openDialogs = '[aria-modal="true"][data-state="open"]';

const findDialog = (): Element | undefined => [...document.querySelectorAll(openDialogs)].at(-1);

/**
 * Returns the boxes that toasts must not cover: the footer and the primary buttons of an open dialog, otherwise the
 * primary buttons of the page.
 */
function findObstacles(dialog: Element | undefined): DOMRect[] {
  const found = dialog
    ? dialog.querySelectorAll(`.${modal.footer}, ${mainActions}`)
    : document.querySelectorAll(mainActions);
  return [...found].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
}

/**
 * Returns the distances in CSS pixels that keep the toasts next to a panel at a side of the viewport; 0 if the panel
 * leaves no space for them.
 */
function roomBeside(panel: Element | undefined, width: number): { left: number; right: number } {
  const { left = 0, right = 0 } = panel?.getBoundingClientRect() ?? {};
  const atEnd = panel !== undefined && right >= window.innerWidth && left >= width;
  const atStart = panel !== undefined && left <= 0 && window.innerWidth - right >= width;
  return { left: atStart ? right : 0, right: atEnd ? window.innerWidth - left : 0 };
}

/**
 * Keeps the list of toasts from covering the main actions of the page and of an open dialog, also after the page has
 * scrolled or changed.
 *
 * @param count - Number of visible toasts; while it is 0, nothing is observed.
 */
export function useClearPlace(count: number) {
  const list = useRef<HTMLOListElement>(null);

  const place = useCallback(() => {
    const { current } = list;
    const toast = current?.querySelector('li');
    if (!current || !toast) return;
    // Layout positions, because a toast that is animating is elsewhere.
    const dialog = findDialog();
    const { left, right } = roomBeside(dialog, toast.offsetWidth);
    current.style.left = `${left}px`;
    current.style.right = `${right}px`;
    const { innerHeight } = window;
    const toasts = {
      left: toast.offsetLeft,
      right: toast.offsetLeft + toast.offsetWidth,
      top: innerHeight - current.offsetHeight,
      bottom: innerHeight,
    };
    current.style.bottom = `${clearOffset(toasts, findObstacles(dialog))}px`;
  }, []);

  useIsomorphicLayoutEffect(place, [count, place]);

  useEffect(() => {
    if (count === 0) return;
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-state', 'hidden', 'open'],
    });
    // Only after scrolling: during it, the toasts would move along with the buttons.
    window.addEventListener('scrollend', placeSoon, { capture: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scrollend', placeSoon, { capture: true });
      window.removeEventListener('resize', placeSoon);
    };
  }, [count, place]);

  return list;
}
