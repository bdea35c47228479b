import type { DOMAttributes } from 'react';

type Handlers = Pick<DOMAttributes<HTMLButtonElement>, 'onClick' | 'onPointerDown' | 'onKeyDown'>;

/** Keys that press a button, or open the menu behind it. */
const activationKeys = ['Enter', ' ', 'ArrowDown'];

/**
 * Returns the handlers of a button that is inactive but focusable: none that activates it is called, also not those of
 * a menu, which opens before the click. Other keys, such as those that leave a toolbar, still work.
 */
export function getInactiveHandlers({ onKeyDown }: Handlers): Handlers {
  return {
    onClick: (event) => event.preventDefault(),
    onPointerDown: undefined,
    onKeyDown: (event) => {
      if (!activationKeys.includes(event.key)) onKeyDown?.(event);
    },
  };
}
