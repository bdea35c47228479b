'use client';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './text.css.ts';
import { useHeadingText } from './use-heading-text.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Size. Default `body` (16 px). */
  size?: keyof typeof styles.size;
  /** Tone. Default `inherit`. */
  tone?: keyof typeof styles.tone;
  /** Font weight. Default: inherited. */
  weight?: keyof typeof styles.weight;
  /** Keeps the line breaks of the text, which a person has entered. Default false. */
  keepLineBreaks?: boolean;
  /** Element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'legend';
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Body text. */
export function Text({
  size = 'body',
  tone = 'inherit',
  weight,
  keepLineBreaks = false,
  as = 'p',
  className,
  children,
  ...props
}: TextProps): ReactElement {
  const heading = useHeadingText(children);
  return createElement(as, {
    ...props,
    className: classNames(
      styles.size[size],
      styles.tone[tone],
      weight && styles.weight[weight],
      keepLineBreaks && styles.lineBreaks,
      className,
    ),
    children: size === 'lead' ? heading : children,
  });
}
