'use client';
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { composeEventHandlers, useIsomorphicLayoutEffect, useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './popover.css.ts';
import { shiftIntoView } from './shift-into-view.ts';
import { useDisclosure, type DisclosureOptions } from './use-disclosure.ts';

/** All other attributes go to the root around button and panel. */
export interface PopoverProps extends DisclosureOptions, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the button shows. */
  trigger: ReactNode;
  /** Name of the button, which contains its visible text. Default: that text. */
  label?: string | undefined;
  /** Class of the button instead of the plain look. */
  triggerClassName?: string | undefined;
  /** The panel; as a function it is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Edge of the button that the panel keeps to. Default `start`. */
  align?: keyof typeof styles.align;
  /** Default `bottom`. */
  side?: keyof typeof styles.side;
  /** The content of the panel is being loaded. Default false. */
  loading?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A button with a panel that unfolds next to it, not modal. The panel stands in the server's HTML. Escape closes and
 * returns the focus; a press outside and focus leaving close. `data-disclosure` on the root is `open` or `closed`.
 *
 * Own implementation instead of Radix Popover, which renders the closed panel nowhere, opens in a portal at the end of
 * the page and takes the focus into the panel.
 */
export function Popover({
  trigger,
  label,
  triggerClassName,
  children,
  align = 'start',
  side = 'bottom',
  loading = false,
  open,
  defaultOpen,
  onOpenChange,
  openOnHover,
  className,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  ref,
  ...props
}: PopoverProps) {
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(root, ref);
  const panel = useRef<HTMLDivElement>(null);
  const disclosure = useDisclosure(root, { open, defaultOpen, onOpenChange, openOnHover });
  useIsomorphicLayoutEffect(() => {
    const { current } = panel;
    if (!current || !disclosure.open) return;
    current.style.translate = '';
    const { left, right } = current.getBoundingClientRect();
    current.style.translate = `${shiftIntoView(left, right, document.documentElement.clientWidth)}px`;
  }, [disclosure.open]);
  return (
    <div
      {...props}
      data-disclosure={disclosure.open ? 'open' : 'closed'}
      onBlur={composeEventHandlers(disclosure.rootHandlers.onBlur, onBlur)}
      onPointerEnter={composeEventHandlers(disclosure.rootHandlers.onPointerEnter, onPointerEnter)}
      onPointerLeave={composeEventHandlers(disclosure.rootHandlers.onPointerLeave, onPointerLeave)}
      ref={setRoot}
      className={classNames(styles.root, className)}
    >
      <button
        type="button"
        {...disclosure.triggerProps}
        aria-label={label}
        className={triggerClassName ?? styles.trigger}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        {...disclosure.panelProps}
        aria-busy={loading || undefined}
        data-part="panel"
        className={classNames(styles.panel, styles.align[align], styles.side[side])}
      >
        {typeof children === 'function' ? children(disclosure.close) : children}
      </div>
    </div>
  );
}
