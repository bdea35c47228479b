import type { HTMLAttributes, Ref } from 'react';
import { Inline } from '../layout/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './card.css.ts';

/** Props of `CardActions`. Other attributes are passed to the `<div>`. */
export interface CardActionsProps extends HTMLAttributes<HTMLElement> {
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Links and buttons at the lower edge of a card, on one line in cards of the same height. */
export function CardActions({ className, ...props }: CardActionsProps) {
  return <Inline gap="x2" {...props} className={classNames(styles.actions, className)} />;
}
