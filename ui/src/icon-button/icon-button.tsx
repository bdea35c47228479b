'use client';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { getInactiveHandlers } from '../button/get-inactive-handlers.ts';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './icon-button.css.ts';

/** Variants of an icon button: no background, filled, or raised over an image. */
export const iconButtonVariants = ['plain', 'filled', 'raised'] as const;

/** Sizes of the background of an icon button. Its target is 44 px in both. */
export const iconButtonSizes = ['small', 'medium'] as const;

/** Props of `IconButton`. Other attributes are passed to the `<button>`. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Decorative icon, 20 or 24 px. */
  icon: ReactNode;
  /** Variant. Default `plain`. */
  variant?: (typeof iconButtonVariants)[number];
  /** Size of the background: `small` is 32 px within the target of 44 px. Default `medium`. */
  size?: (typeof iconButtonSizes)[number];
  /** Whether to show progress in place of the icon and ignore activation. Default `false`. */
  loading?: boolean;
  /** Whether the button is disabled. It stays focusable. Default `false`. */
  disabled?: boolean;
  /** Ref to the `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Round icon button of 44 px.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-loading` | `loading` is set |
 * | `data-disabled` | it is `disabled` |
 */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'medium',
  loading = false,
  disabled = false,
  className,
  ...props
}: IconButtonProps) {
  const inactive = loading || disabled;
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      aria-disabled={inactive || undefined}
      data-loading={loading || undefined}
      data-disabled={disabled || undefined}
      className={classNames(styles.variant[variant], size === 'small' && styles.small, className)}
      {...(inactive && getInactiveHandlers(props))}
    >
      {loading ? <Spinner /> : icon}
    </button>
  );
}
