import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './progress.css.ts';

/** All other attributes go to the root. */
export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** Accessible name, e.g. `Wysyłanie pliku`. */
  label: string;
  /** How far it is, from 0 to `max`; what lies outside counts as the end that it passes. */
  value: number;
  /** The whole, in the unit of `value`. Default 100. */
  max?: number;
  /** The value in words, e.g. `81 zł z 199 zł`. Default: read as a percentage. */
  valueText?: string | undefined;
  /** `progressbar` for a task in progress, `meter` for a quantity that may also decrease. Default `progressbar`. */
  role?: 'progressbar' | 'meter';
  ref?: Ref<HTMLDivElement>;
}

/** How far something is, as a bar. It takes the width of its container. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  role = 'progressbar',
  className,
  ...props
}: ProgressBarProps) {
  const now = max > 0 ? Math.max(0, Math.min(value, max)) : 0;
  return (
    <div
      {...props}
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={classNames(styles.track, className)}
    >
      <span className={styles.bar} style={{ '--witryna-progress': max > 0 ? now / max : 0 }} />
    </div>
  );
}
