import { isSameChoice, toProductChoice, type CartLine } from '../cart/index.ts';

type ComparedLine = Pick<CartLine, 'sku' | 'name' | 'quantity' | 'options' | 'available' | 'hasUnknownOptions'>;

/**
 * Returns the lines of a guest cart of which a merged cart has fewer pieces. Where stock does not suffice for both,
 * Magento drops the guest's line without an error; Commerce 2.4.9 can also be told to prefer the customer's.
 *
 * @param guest - Lines before the merge. Those that could not be bought anyway are left out.
 * @param merged - Lines of the customer's cart after it.
 */
export function findReducedLines<Line extends ComparedLine>(
  guest: readonly Line[],
  merged: readonly ComparedLine[],
): Line[] {
  return guest.filter((line) => {
    if (!line.available || line.hasUnknownOptions) return false;
    const choice = toProductChoice(line);
    const found = merged.filter((other) => isSameChoice(toProductChoice(other), choice));
    return found.reduce((sum, { quantity }) => sum + quantity, 0) < line.quantity;
  });
}
