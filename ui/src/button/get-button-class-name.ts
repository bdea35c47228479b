import { classNames } from '../styles/class-names.ts';
import * as styles from './button.css.ts';

/** Looks of a button, from the main action to the least. */
export const buttonVariants = ['primary', 'secondary', 'highlight', 'quiet'] as const;
/** Heights of a button. */
export const buttonSizes = ['small', 'medium', 'large'] as const;

/** The looks shared by buttons and links that look like buttons. */
export interface ButtonStyleProps {
  /** `primary` for the one main action of a view. Default `primary`. */
  variant?: (typeof buttonVariants)[number];
  /** Heights 44, 48 and 56 px. Default `medium`. */
  size?: (typeof buttonSizes)[number];
  /** Takes the width of its container. Default false. */
  fullWidth?: boolean;
}

/** The class of a button with the given looks, for elements that are not `<button>`. */
export function getButtonClassName({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
}: ButtonStyleProps): string {
  return classNames(styles.base, styles.size[size], styles.variant[variant], fullWidth && styles.fullWidth) ?? '';
}
