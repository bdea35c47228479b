import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './layout.css.ts';
import type { Align, Gap, Justify, LayoutElement } from './stack.tsx';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Space between children, in both directions when they wrap. Default `x4` (16 px). */
  gap?: Gap;
  /** Cross-axis alignment. Default `center`. */
  align?: Align;
  /** Main-axis distribution. Default `start`. */
  justify?: Justify;
  /** Element. Default `div`. */
  as?: LayoutElement;
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Horizontal layout that wraps when the children do not fit. */
export function Inline({
  gap = 'x4',
  align = 'center',
  justify = 'start',
  as = 'div',
  className,
  ...props
}: InlineProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(styles.inline, styles.gap[gap], styles.align[align], styles.justify[justify], className),
  });
}
