import { useState } from 'react';
import type { Cart, CartLine } from './cart.ts';
import { isSameChoice, toProductChoice } from './product-choice.ts';

/** Cart line whose options are edited in a dialog. */
export interface EditedLine {
  /**
   * Current line, or its last state; null before the first edit. The line is missing while it is replaced.
   */
  line: CartLine | null;
  /** Uid of the line when the dialog was opened; one dialog is for one line. */
  openedUid: string | undefined;
  open: boolean;
  begin(line: CartLine): void;
  end(): void;
}

/** Returns the current state of a line. A line that was removed and added again has another uid. */
export function findCurrentLine(cart: Cart | null, line: CartLine): CartLine {
  const lines = cart?.lines ?? [];
  return (
    lines.find(({ uid }) => uid === line.uid) ??
    lines.find((other) => isSameChoice(toProductChoice(other), toProductChoice(line))) ??
    line
  );
}

/**
 * Stores the edited line, and the cart before the edit: the replacement must not show a cart without the line.
 *
 * @param cart - Cart of the backend; null while it is unknown.
 * @returns the edited line and the cart to show
 */
export function useEditedLine(cart: Cart | null): { edited: EditedLine; shown: Cart | null } {
  const [opened, setOpened] = useState<{ line: CartLine; before: Cart | null; open: boolean } | null>(null);
  const open = opened?.open ?? false;
  const edited: EditedLine = {
    line: opened && findCurrentLine(cart, opened.line),
    openedUid: opened?.line.uid,
    open,
    begin: (line) => setOpened({ line, before: cart, open: true }),
    end: () => setOpened((last) => last && { ...last, open: false }),
  };
  return { edited, shown: open && opened ? opened.before : cart };
}
