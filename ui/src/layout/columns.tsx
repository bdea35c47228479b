import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './layout.css.ts';
import type { Gap, LayoutElement } from './stack.tsx';

/**
 * Named grids, which collapse on small screens: `mainAside` is content next to a summary, `halves` two equal parts of a
 * page, `pairs` two cards in a row.
 */
export type ColumnsTemplate = keyof typeof styles.columns;

export interface ColumnsProps extends HTMLAttributes<HTMLElement> {
  /** Name of the grid. */
  template: ColumnsTemplate;
  /** Space between cells. Default `x6` (24 px). */
  gap?: Gap;
  /** Element. Default `div`. */
  as?: LayoutElement;
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Grid layout from one of the named templates. */
export function Columns({ template, gap = 'x6', as = 'div', className, ...props }: ColumnsProps): ReactElement {
  return createElement(as, { ...props, className: classNames(styles.columns[template], styles.gap[gap], className) });
}
