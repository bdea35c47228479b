'use client';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { unlessInactive } from '../button/unless-inactive.ts';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './icon-button.css.ts';

/** Grounds of an icon button: none, filled, or raised over a picture. */
export const iconButtonVariants = ['plain', 'filled', 'raised'] as const;

/** All other attributes go to the `<button>`. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Decorative, 20 or 24 px. */
  icon: ReactNode;
  /** Default `plain`. */
  variant?: (typeof iconButtonVariants)[number];
  /** Shows progress in place of the icon and ignores activation. Default false. */
  busy?: boolean;
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
 * | `data-busy` | it is `busy` |
 * | `data-disabled` | it is `disabled` |
 */
export function IconButton({ label, icon, variant = 'plain', busy = false, disabled = false, className, onClick, ...props }: IconButtonProps) {
  const inactive = busy || disabled;
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      aria-disabled={inactive || undefined}
      data-busy={busy || undefined}
      data-disabled={disabled || undefined}
      className={classNames(styles.variant[variant], className)}
      onClick={unlessInactive(inactive, onClick)}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
