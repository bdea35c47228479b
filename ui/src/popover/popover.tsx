'use client';
import { useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { composeEventHandlers, useIsomorphicLayoutEffect, useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './popover.css.ts';
import { needsFlip } from './needs-flip.ts';
import { shiftIntoView } from './shift-into-view.ts';
import { useDisclosure, type DisclosureOptions, type PopoverTriggerProps } from './use-disclosure.ts';

export type { PopoverTriggerProps };

/** Props of `Popover`. Other attributes are passed to the root element around button and panel. */
export interface PopoverProps extends DisclosureOptions, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * Content of the button, or a function that renders another button, e.g. an `IconButton`, with the attributes and the
   * ref that it receives.
   */
  trigger: ReactNode | ((button: PopoverTriggerProps) => ReactElement);
  /** Accessible name of the button, which contains its visible text. Default: the visible text. */
  label?: string | undefined;
  /** Class of the button, which replaces the plain style. */
  triggerClassName?: string | undefined;
  /** Content of the panel, or a function that receives a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Edge of the button with which the panel aligns. Default `start`. */
  align?: keyof typeof styles.align;
  /** Side of the button, if there is more space there or the panel fits. Default `bottom`. */
  side?: keyof typeof styles.side;
  /** Whether the content of the panel is loading. Default `false`. */
  loading?: boolean;
  /** Ref to the element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Button with a non-modal panel that opens next to it. The panel is in the server HTML. Escape closes it and returns
 * focus; a click outside or focus leaving closes it too. `data-disclosure` on the root is `open` or `closed`.
 *
 * A custom implementation instead of Radix Popover, which does not render the closed panel, opens in a portal at the
 * end of the page and moves focus into the panel.
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
    const { left, right, height } = current.getBoundingClientRect();
    current.style.translate = `${shiftIntoView(left, right, document.documentElement.clientWidth)}px`;
    const button = root.current?.getBoundingClientRect();
    current.toggleAttribute('data-flipped', !!button && needsFlip(side, button, height, innerHeight));
  }, [disclosure.open, side]);
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
      {typeof trigger === 'function' ? (
        trigger(disclosure.triggerProps)
      ) : (
        <button
          type="button"
          {...disclosure.triggerProps}
          aria-label={label}
          className={triggerClassName ?? styles.trigger}
        >
          {trigger}
        </button>
      )}
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
