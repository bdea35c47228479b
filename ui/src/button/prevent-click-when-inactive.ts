import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * A click handler that does nothing, nor lets the browser do anything, while the button is inactive but can be focused.
 */
export function preventClickWhenInactive(inactive: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return (event: MouseEvent<HTMLButtonElement>): void => {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  };
}
