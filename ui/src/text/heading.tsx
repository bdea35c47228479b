'use client';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './text.css.ts';
import { useHeadingText } from './use-heading-text.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Heading level, 1 to 6. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size, independent of the level. Default: that of the level, from 5 on `h5`. */
  size?: keyof typeof styles.headingSize;
  /** Ref to the `<h1>` to `<h6>` element. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const;

/** Heading whose level and size are independent. */
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
