'use client';
import { HeartIcon } from '../icon/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useControlled } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './favorite-button.css.ts';

/** All other attributes go to the button. */
export interface FavoriteButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'aria-pressed'> {
  /** Constant: the state is told by `aria-pressed`, e.g. `Ulubione: Witamina C 1000`. */
  label: string;
  /** Whether it is a favorite; with it the parent holds the state. Default: the component does. */
  pressed?: boolean;
  /** At first. Default false. */
  defaultPressed?: boolean;
  /** Called with the new state. */
  onPressedChange?(pressed: boolean): void;
}

/** Adds something to the favorites or takes it away: a wish list, a favorite store. */
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
