import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './layout.css.ts';

export type Gap = keyof typeof styles.gap;
export type Align = keyof typeof styles.align;
export type Justify = keyof typeof styles.justify;

/** Elements a layout primitive may be: no behavior, only meaning. */
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
  /** Default `div`. */
  as?: LayoutElement;
  ref?: Ref<HTMLElement>;
}

/** Puts children under each other with equal space between them; components themselves have no outer margin. */
export function Stack({ gap = 'x4', align = 'stretch', as = 'div', className, ...props }: StackProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(styles.stack, styles.gap[gap], styles.align[align], className),
  });
}
