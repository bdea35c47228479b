import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './layout.css.ts';
import type { Gap, LayoutElement } from './stack.tsx';

export interface PageBlockProps extends HTMLAttributes<HTMLElement> {
  /** Maximum width: `site` 1440 px (default), `panel` 640 px for forms, `prose` for reading. */
  width?: keyof typeof styles.block;
  /** Space above and below. Default `none`. */
  space?: Gap;
  /** Element. Default `div`. */
  as?: LayoutElement;
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Container that centers page content between the gutters. */
export function PageBlock({
  width = 'site',
  space = 'none',
  as = 'div',
  className,
  ...props
}: PageBlockProps): ReactElement {
  return createElement(as, {
    ...props,
    className: classNames(styles.block[width], styles.blockSpace[space], className),
  });
}
