'use client';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { preventClickWhenInactive } from '../button/prevent-click-when-inactive.ts';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './icon-button.css.ts';

/** Grounds of an icon button: none, filled, or raised over an image. */
export const iconButtonVariants = ['plain', 'filled', 'raised'] as const;

/** All other attributes go to the `<button>`. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Decorative, 20 or 24 px. */
  icon: ReactNode;
  /** Default `plain`. */
  variant?: (typeof iconButtonVariants)[number];
  /** Shows progress instead of the icon and ignores activation. Default false. */
  loading?: boolean;
  /** Cannot be used now; stays focusable. Default false. */
  disabled?: boolean;
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A round button of 44 px with an icon.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-loading` | `loading` is set |
 * | `data-disabled` | it is `disabled` |
 */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  loading = false,
  disabled = false,
  className,
  onClick,
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
      className={classNames(styles.variant[variant], className)}
      onClick={preventClickWhenInactive(inactive, onClick)}
    >
      {loading ? <Spinner /> : icon}
    </button>
  );
}
