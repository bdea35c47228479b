import {
  useEffect,
  useReducer,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { closedMegaMenu, megaMenuReducer } from './mega-menu-state.ts';
import { isHeadingToward, type Point } from './pointer-travel.ts';

/** Delay in ms before a panel closes after the pointer has left. */
export const submenuCloseDelay = 100;

/** Connects the mega menu's reducer to pointer, focus and touch events and to clicks outside. */
export function useMegaMenu(root: RefObject<HTMLElement | null>) {
  const [state, send] = useReducer(megaMenuReducer, closedMegaMenu);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const lastPoint = useRef<Point>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state.open === null) return;
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) send({ type: 'click-outside' });
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // Escape closes hovered panels wherever focus is (WCAG 1.4.13).
      if (event.key === 'Escape') send({ type: 'dismiss' });
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [state.open, root]);

  const closeLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ type: 'close' }), submenuCloseDelay);
  };

  /** Opens the item under the pointer, unless the pointer only crosses it on its way into the open panel. */
  const openOrCross = (id: string, event: PointerEvent) => {
    const to = { x: event.clientX, y: event.clientY };
    const from = lastPoint.current;
    lastPoint.current = to;
    const panel =
      state.open === null || state.open === id
        ? null
        : root.current?.querySelector('[data-part="panel"]:not([hidden])');
    clearTimeout(timer.current);
    if (from && panel && isHeadingToward(from, to, panel.getBoundingClientRect())) {
      timer.current = setTimeout(() => send({ type: 'open', id, by: 'pointer' }), submenuCloseDelay);
    } else if (state.open !== id || state.openedBy !== 'pointer') {
      send({ type: 'open', id, by: 'pointer' });
    }
  };

  return {
    state,
    send,
    onRootBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'focus-left' });
    },
    itemHandlers: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') openOrCross(id, event);
      },
      onPointerMove: (event: PointerEvent) => {
        // Movement within the open item, including its panel, changes nothing.
        if (event.pointerType !== 'mouse') return;
        if (state.open === id) lastPoint.current = { x: event.clientX, y: event.clientY };
        else if (state.open !== null) openOrCross(id, event);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') closeLater();
      },
    }),
    linkHandlers: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        // Pens too may have no hover.
        touched.current = event.pointerType !== 'mouse';
      },
      onPointerCancel: () => {
        touched.current = false;
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // Pointer presses move focus too; only keyboard focus opens.
        if (!touched.current && event.currentTarget.matches(':focus-visible')) send({ type: 'open', id, by: 'focus' });
      },
      onClick: (event: MouseEvent) => {
        // The first tap opens the panel, the second follows the link.
        if (touched.current && state.open !== id) {
          event.preventDefault();
          send({ type: 'open', id, by: 'touch' });
        } else {
          send({ type: 'dismiss' });
        }
        touched.current = false;
      },
    }),
  };
}
