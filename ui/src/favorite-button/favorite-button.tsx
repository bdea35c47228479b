'use client';
import { HeartIcon } from '../icon/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useControlled } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './favorite-button.css.ts';

/** Props of `FavoriteButton`. Other attributes are passed to the button. */
export interface FavoriteButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'aria-pressed'> {
  /** Accessible name, the same in both states (`aria-pressed` exposes the state), e.g. `Favorites: Vitamin C 1000`. */
  label: string;
  /** Whether it is a favorite. Makes the button controlled. */
  pressed?: boolean;
  /** Initial state of an uncontrolled button. Default `false`. */
  defaultPressed?: boolean;
  /** Called with the requested state. */
  onPressedChange?(pressed: boolean): void;
  /** Variant. Default `raised`, for a button above an image. */
  variant?: IconButtonProps['variant'];
}

/** Toggle that adds something to the favorites or removes it, e.g. a wishlist item or a favorite store. */
export function FavoriteButton({
  pressed: held,
  defaultPressed = false,
  onPressedChange,
  onClick,
  className,
  variant = 'raised',
  ...props
}: FavoriteButtonProps) {
  const [pressed, press] = useControlled({ value: held, defaultValue: defaultPressed, onChange: onPressedChange });
  return (
    <IconButton
      {...props}
      variant={variant}
      icon={<HeartIcon size="medium" />}
      aria-pressed={pressed}
      className={classNames(styles.button, className)}
      onClick={(event) => {
        press(!pressed);
        onClick?.(event);
      }}
    />
  );
}
