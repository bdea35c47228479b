import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './progress.css.ts';

/** Props of `ProgressBar`. Other attributes are passed to the root element. */
export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** Accessible name, e.g. `Uploading the file`. */
  label: string;
  /** Value from 0 to `max`; values outside are clamped. */
  value: number;
  /** Maximum, in the unit of `value`. Default 100. */
  max?: number;
  /** Value as text, e.g. `€81 of €199`. Default: announced as a percentage. */
  valueText?: string | undefined;
  /**
   * Role: `progressbar` for a task in progress, `meter` for a quantity that may also decrease. Default `progressbar`.
   */
  role?: 'progressbar' | 'meter';
  ref?: Ref<HTMLDivElement>;
}

/** Progress bar or meter that fills the width of its container. */
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
