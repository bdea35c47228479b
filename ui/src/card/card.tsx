import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Stack, type Align, type Gap, type LayoutElement } from '../layout/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './card.css.ts';

/** Props of `Card`. Other attributes are passed to the element. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  /**
   * Padding and corners: `small` (20 px) for short facts, `medium` (24 px), `large` (32 px) for the only card of a page.
   * Default `medium`.
   */
  size?: keyof typeof styles.size;
  /** Space between children. Default `x4` (16 px). */
  gap?: Gap;
  /** Horizontal alignment of children. Default `stretch`. */
  align?: Align;
  /** Element; a card with a heading is a `section` or an `li`. Default `div`. */
  as?: LayoutElement;
  /** Content. Default: none. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Surface that groups related content, e.g. an address with its actions. */
export function Card({ size = 'medium', className, ...props }: CardProps) {
  return <Stack {...props} className={classNames(styles.size[size], className)} />;
}
