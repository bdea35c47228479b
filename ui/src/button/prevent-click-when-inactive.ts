import type { MouseEvent, MouseEventHandler } from 'react';

/** Returns a click handler that prevents activation while the button is inactive but focusable. */
export function preventClickWhenInactive(inactive: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return (event: MouseEvent<HTMLButtonElement>): void => {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  };
}
