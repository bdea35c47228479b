import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './layout.css.ts';

export type Gap = keyof typeof styles.gap;
export type Align = keyof typeof styles.align;
export type Justify = keyof typeof styles.justify;

/** Elements that a layout primitive may render: semantics without behavior. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'main'
  | 'nav';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Space between children. Default `x4` (16 px). */
  gap?: Gap;
  /** Cross-axis alignment. Default `stretch`. */
  align?: Align;
  /** Leaves the content out when the page is printed, e.g. links and forms. Default false. */
  screenOnly?: boolean;
  /** Element. Default `div`. */
  as?: LayoutElement;
  ref?: Ref<HTMLElement>;
}

/** Vertical layout with equal space between children; components themselves have no outer margin. */
export function Stack({
  gap = 'x4',
  align = 'stretch',
  screenOnly = false,
  as = 'div',
  className,
  ...props
}: StackProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(
      styles.stack,
      styles.gap[gap],
      styles.align[align],
      screenOnly && styles.screenOnly,
      className,
    ),
  });
}
