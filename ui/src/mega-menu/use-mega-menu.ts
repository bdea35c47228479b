import { useEffect, useReducer, useRef, type FocusEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { closedMegaMenu, megaMenuReducer } from './mega-menu-state.ts';

/** Time after which a left panel closes (requirement NAV-22), in ms. */
export const submenuCloseDelay = 100;

/** Binds the state machine of the mega menu to pointer, focus, touch and clicks outside. */
export function useMegaMenu(root: RefObject<HTMLElement | null>) {
  const [state, send] = useReducer(megaMenuReducer, closedMegaMenu);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state.open === null) return;
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) send({ type: 'click-outside' });
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // Hovered panels close on Escape wherever the focus is (WCAG 1.4.13).
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

  return {
    state,
    send,
    rootHandlers: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'focus-left' });
      },
    },
    itemHandlers: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        send({ type: 'open', id, by: 'pointer' });
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') closeLater();
      },
    }),
    linkHandlers: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType === 'touch';
      },
      onPointerCancel: () => {
        touched.current = false;
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // A pointer press focuses too; only a focus that the keyboard brought opens.
        if (!touched.current && event.currentTarget.matches(':focus-visible')) send({ type: 'open', id, by: 'focus' });
      },
      onClick: (event: MouseEvent) => {
        // Touch opens first and navigates second.
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
