'use client';
import { HeartIcon } from '../icon/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useControlled } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './favourite-button.css.ts';

/** All other attributes go to the button. */
export interface FavouriteButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'aria-pressed'> {
  /** Constant: the state is told by `aria-pressed`, e.g. `Ulubione: Witamina C 1000` (WI-1). */
  label: string;
  /** Whether it is a favourite; with it the parent holds the state. Default: the component does. */
  pressed?: boolean;
  /** At first. Default false. */
  defaultPressed?: boolean;
  /** Called with the new state. */
  onPressedChange?(pressed: boolean): void;
}

/** Adds something to the favourites or takes it away: a wish list, a favourite store (accessibility lines WI-1, LO-4). */
export function FavouriteButton({ pressed: held, defaultPressed = false, onPressedChange, onClick, className, variant = 'raised', ...props }: FavouriteButtonProps) {
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
