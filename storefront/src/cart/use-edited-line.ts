import { useState } from 'react';
import type { Cart, CartLine } from './cart.ts';
import { choiceOf, isSameChoice } from './replace-line.ts';

/** The line whose options are changed in a dialog. */
export interface EditedLine {
  /**
   * As it is in the cart, or as it was last; null before the first one. The line goes and comes while it is replaced.
   */
  line: CartLine | null;
  /** Uid of the line when the dialog was opened; one dialog is for one line. */
  openedUid: string | undefined;
  open: boolean;
  begin(line: CartLine): void;
  end(): void;
}

/** The line in the cart as it is now; one that was taken out and put back has another uid. */
export function lineNow(cart: Cart | null, line: CartLine): CartLine {
  const lines = cart?.lines ?? [];
  return (
    lines.find(({ uid }) => uid === line.uid) ??
    lines.find((other) => isSameChoice(choiceOf(other), choiceOf(line))) ??
    line
  );
}

/**
 * Holds the line that is edited, and meanwhile the cart as it was: the shopper must not see it without the line, e.g.
 * empty.
 *
 * @param cart as the backend has it; null while it is unknown
 * @returns the line, and the cart that is to be shown
 */
export function useEditedLine(cart: Cart | null): { edited: EditedLine; shown: Cart | null } {
  const [opened, setOpened] = useState<{ line: CartLine; before: Cart | null; open: boolean } | null>(null);
  const open = opened?.open ?? false;
  const edited: EditedLine = {
    line: opened && lineNow(cart, opened.line),
    openedUid: opened?.line.uid,
    open,
    begin: (line) => setOpened({ line, before: cart, open: true }),
    end: () => setOpened((last) => last && { ...last, open: false }),
  };
  return { edited, shown: open && opened ? opened.before : cart };
}
