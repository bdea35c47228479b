import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { useControlled, useEscapeKey, useStableCallback } from '../hooks/index.ts';
import { afterClick, afterFocus, type OpenedBy } from './disclosure-state.ts';

/** Delay in ms before a hovered panel closes after the pointer has left (WCAG 1.4.13). */
export const hoverCloseDelay = 300;

export interface DisclosureOptions {
  /** Whether it is open. Makes the disclosure controlled. */
  open?: boolean | undefined;
  /** Whether an uncontrolled disclosure is initially open. Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state after each change. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Whether mouse hover and keyboard focus open it too, in addition to clicks. Default `false`. */
  openOnHover?: boolean | undefined;
}

/** Attributes of the button of a popover. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  /** `id` of the panel. */
  'aria-controls': string;
  onClick: () => void;
  /** Only if hover and keyboard focus open the panel. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Provides the behavior of a disclosure: a button with `aria-expanded` and a panel after it in the same root. Escape
 * closes it and returns focus; a click outside or focus leaving closes it too. A dialog or menu that is rendered by the
 * panel, in a portal, is not outside; while it has focus, Escape is its own.
 */
export function useDisclosure(
  root: RefObject<HTMLElement | null>,
  { open, defaultOpen = false, onOpenChange, openOnHover = false }: DisclosureOptions,
) {
  const [isOpen, change] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const openedBy = useRef<OpenedBy | null>(null);
  const returning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  /** The last event in the panel, as React sees it: events pass through portals. */
  const insideEvent = useRef<Event>(null);
  const leaving = useRef(false);
  const [isFocusInPortal, setIsFocusInPortal] = useState(false);

  const set = (next: OpenedBy | null) => {
    clearTimeout(timer.current);
    openedBy.current = next;
    if (next === null) setIsFocusInPortal(false);
    if ((next !== null) !== isOpen) change(next !== null);
  };
  const setLatest = useStableCallback(set);
  const closeAndReturn = useStableCallback(() => {
    if (root.current?.contains(document.activeElement)) {
      returning.current = true;
      trigger.current?.focus();
      returning.current = false;
    }
    set(null);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    leaving.current = false;
    const onEvent = (event: Event) => {
      const isPress =
        event.type === 'pointerdown' && event.target instanceof Node && !root.current?.contains(event.target);
      if (event !== insideEvent.current && (leaving.current || isPress)) setLatest(null);
      leaving.current = false;
    };
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, [isOpen, root, setLatest]);
  useEscapeKey(isOpen && !isFocusInPortal, closeAndReturn);

  return {
    open: isOpen,
    /** Closes the panel; focus inside it returns to the button. */
    close: closeAndReturn,
    rootHandlers: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // Without a target, the window lost focus or the click was on a non-focusable element: neither closes the
        // panel. The event on a target shows whether that is in a portal of the panel.
        leaving.current =
          isOpen && event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
        setIsFocusInPortal(false);
      },
      ...(openOnHover && {
        onPointerEnter: (event: PointerEvent) => {
          clearTimeout(timer.current);
          if (event.pointerType === 'mouse' && !isOpen) set('hover');
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          const hasFocus = isFocusInPortal || event.currentTarget.contains(document.activeElement);
          const stays = openedBy.current !== 'hover' || hasFocus;
          if (event.pointerType !== 'mouse' || stays) return;
          timer.current = setTimeout(() => setLatest(null), hoverCloseDelay);
        },
      }),
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => set(afterClick(isOpen ? openedBy.current : null, isOpen)),
      ...(openOnHover && {
        onFocus: (event: FocusEvent<HTMLElement>) => {
          // Clicks move focus too, but are handled separately.
          if (!returning.current && event.currentTarget.matches(':focus-visible'))
            set(afterFocus(isOpen ? openedBy.current : null));
        },
      }),
    } satisfies PopoverTriggerProps,
    panelProps: {
      id: panelId,
      hidden: !isOpen,
      'data-state': isOpen ? 'open' : 'closed',
      onFocusCapture: (event: FocusEvent<HTMLElement>) => {
        insideEvent.current = event.nativeEvent;
        setIsFocusInPortal(!event.currentTarget.contains(event.target));
      },
      onPointerDownCapture: (event: PointerEvent) => {
        insideEvent.current = event.nativeEvent;
      },
    },
  };
}
