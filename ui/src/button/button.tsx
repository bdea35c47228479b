'use client';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import { getButtonClassName, type ButtonStyleProps } from './get-button-class-name.ts';
import * as styles from './button.css.ts';
import { getInactiveHandlers } from './get-inactive-handlers.ts';
import { hasLongWord } from './has-long-word.ts';

/** Props of `Button`. Other attributes are passed to the `<button>`. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>, ButtonStyleProps {
  /** Whether to show progress, keep focus and ignore activation. Default `false`. */
  loading?: boolean;
  /** Label while loading, e.g. `Sending…`. Default: only the spinner. */
  loadingLabel?: string;
  /** Whether the button is disabled. It stays focusable, so that its reason can be read. Default `false`. */
  disabled?: boolean;
  /** Label, optionally with an icon before or after it. */
  children: ReactNode;
  /** Ref to the `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Button whose `type` defaults to `button`. Disabled and loading states use `aria-disabled`, so that focus is never
 * lost.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-loading` | `loading` is set |
 * | `data-disabled` | it is `disabled` |
 */
export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  loadingLabel,
  disabled = false,
  className,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const inactive = loading || disabled;
  return (
    <button
      {...props}
      type={type}
      aria-disabled={inactive || undefined}
      data-loading={loading || undefined}
      data-disabled={disabled || undefined}
      className={classNames(
        getButtonClassName({ variant, size, fullWidth }),
        styles.cell,
        hasLongWord([children, loadingLabel]) && styles.longWord,
        className,
      )}
      {...(inactive && getInactiveHandlers(props))}
    >
      <span className={classNames(styles.content, loading && styles.unseen)}>{children}</span>
      {loading && ' '}
      {loading && (
        <span className={styles.content}>
          <Spinner />
          {loadingLabel}
        </span>
      )}
    </button>
  );
}
