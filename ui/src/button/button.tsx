'use client';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import * as styles from './button.css.ts';
import { unlessInactive } from './unless-inactive.ts';

/** All other attributes go to the `<button>`. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>, ButtonLook {
  /** Shows progress, keeps the focus, and ignores activation. Default false. */
  busy?: boolean;
  /** In place of the label while busy, e.g. `Wysyłanie…` (FO-7). Default: only the spinner. */
  busyLabel?: string;
  /** Cannot be used now; stays focusable so that its reason can be read. Default false. */
  disabled?: boolean;
  /** The label; an icon may stand before or after it. */
  children: ReactNode;
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button. `type` is `button` unless told otherwise.
 * Disabled and busy use `aria-disabled`, so that focus is never lost (accessibility line FO-7).
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-busy` | it is `busy` |
 * | `data-disabled` | it is `disabled` |
 */
export function Button({
  variant, size, fullWidth, busy = false, busyLabel, disabled = false, className, onClick, children, type = 'button', ...props
}: ButtonProps) {
  const inactive = busy || disabled;
  return (
    <button
      {...props}
      type={type}
      aria-disabled={inactive || undefined}
      data-busy={busy || undefined}
      data-disabled={disabled || undefined}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
      onClick={unlessInactive(inactive, onClick)}
    >
      <span className={styles.cell}>
        <span className={classNames(styles.content, busy && styles.unseen)}>{children}</span>
        {busy && ' '}
        {busy && (
          <span className={styles.content}>
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}
