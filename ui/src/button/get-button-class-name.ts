import { classNames } from '../styles/class-names.ts';
import * as styles from './button.css.ts';

/** Variants of a button, by decreasing emphasis. */
export const buttonVariants = ['primary', 'secondary', 'highlight', 'quiet'] as const;
/** Sizes of a button. */
export const buttonSizes = ['small', 'medium', 'large'] as const;

/** Style props that buttons share with links styled as buttons. */
export interface ButtonStyleProps {
  /** Variant; `primary` is for the one main action of a view. Default `primary`. */
  variant?: (typeof buttonVariants)[number];
  /** Size: 44, 48 or 56 px high. Default `medium`. */
  size?: (typeof buttonSizes)[number];
  /** Whether the button fills the width of its container. Default `false`. */
  fullWidth?: boolean;
}

/** Returns the class name of a button in the given style, for elements other than `<button>`. */
export function getButtonClassName({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
}: ButtonStyleProps): string {
  return classNames(styles.base, styles.size[size], styles.variant[variant], fullWidth && styles.fullWidth) ?? '';
}
