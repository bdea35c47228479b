'use client';
import { cloneElement, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { useEscape, useLatest } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './tooltip.css.ts';

/** Time in ms that the pointer may need to get from the element to its tooltip (WCAG 1.4.13). */
const closeDelay = 300;

/** All other attributes go to the root around element and tooltip. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A short text that says more about the element; never its only name, and nothing that can be pressed. */
  text: string;
  /** The element: a button, a link, a field. It is described by the text. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A hint on hover of a mouse and on the keyboard's focus. It can be hovered itself, and Escape puts it away (WCAG 1.4.13).
 * `data-state` on the tooltip is `open` or `closed`.
 */
export function Tooltip({ text, children, className, onPointerEnter, onPointerLeave, onFocus, onBlur, ...props }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);
  const set = useLatest((next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(open, () => set(false));
  return (
    <span
      {...props}
      className={classNames(styles.root, className)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') {
          isHovered.current = true;
          set(true);
        }
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        isHovered.current = false;
        if (!hasKeyboardFocus(event.currentTarget)) timer.current = setTimeout(() => set(false), closeDelay);
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) set(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!isHovered.current) set(false);
        onBlur?.(event);
      }}
    >
      {cloneElement(children, { 'aria-describedby': classNames(children.props['aria-describedby'], id) })}
      <span role="tooltip" id={id} hidden={!open} data-state={open ? 'open' : 'closed'} className={styles.tooltip}>
        {text}
      </span>
    </span>
  );
}

/** Whether the focus that opens it is inside of an element; a press of the mouse leaves one that does not. */
function hasKeyboardFocus(element: Element): boolean {
  const { activeElement } = document;
  return element.contains(activeElement) && activeElement?.matches(':focus-visible') === true;
}
