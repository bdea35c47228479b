'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './chip.css.ts';
import { chipWords, type ChipWords } from './chip.words.ts';

/** All other attributes go to the root. Words that are left out come from the provider's table. */
export interface ChipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, OwnWords<ChipWords> {
  /** What has been chosen, e.g. `bez glutenu`. */
  text: string;
  /** Decorative, before the text. */
  icon?: ReactNode;
  /** Adds a button that takes the chip away. Default: none. */
  onRemove?: (() => void) | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/** A small thing that was chosen, e.g. an applied coupon. Hook for styles: `data-removable`. */
export function Chip({ text, icon, onRemove, removeLabel, className, ...props }: ChipProps) {
  const words = useWords('chip', chipWords, { removeLabel });
  return (
    <span {...props} data-removable={onRemove ? true : undefined} className={classNames(styles.chip, className)}>
      {icon}
      <span className={styles.text}>{text}</span>
      {onRemove && (
        <button type="button" aria-label={words.removeLabel(text)} onClick={onRemove} className={styles.remove}>
          <CloseIcon size="small" />
        </button>
      )}
    </span>
  );
}
