import type { HTMLAttributes, Ref } from 'react';
import { Stack } from '../layout/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './card.css.ts';

/** Props of `CardSection`. Other attributes are passed to the `<section>`. */
export interface CardSectionProps extends HTMLAttributes<HTMLElement> {
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Part of a card, separated by a line from the content above. */
export function CardSection({ className, ...props }: CardSectionProps) {
  return <Stack as="section" {...props} className={classNames(styles.section, className)} />;
}
