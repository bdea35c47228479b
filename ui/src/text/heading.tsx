'use client';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './text.css.ts';
import { useHeadingText } from './use-heading-text.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline of the page, 1 to 6. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Looks, apart from the level. Default: as the level, from 5 on as `h5`. */
  size?: keyof typeof styles.headingSize;
  /** The `<h1>` to `<h6>`. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const;

/** A heading whose level and looks are chosen apart. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  className,
  children,
  ...props
}: HeadingProps): ReactElement {
  return createElement(`h${level}`, {
    ...props,
    className: classNames(styles.headingSize[size], className),
    children: useHeadingText(children),
  });
}
