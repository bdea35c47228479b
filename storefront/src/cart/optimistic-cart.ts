import { emptyCart, type Cart, type CartLine } from './cart.ts';
import type { LinePreview, PendingMutation } from './mutation-state.ts';
import type { ProductChoice } from './cart-user-errors.ts';
import { isSameChoice, toProductChoice } from './product-choice.ts';

/** A new cart, which has no amounts before the first response. */
export const newCart: Cart = { ...emptyCart, subtotal: null };

/** A mutation that changes lines of the cart. */
type LineMutation = Extract<PendingMutation, { kind: 'add' | 'update' | 'replace' | 'remove' }>;

/** Returns whether a mutation changes lines of the cart. */
export const isLineMutation = (mutation: PendingMutation): mutation is LineMutation =>
  mutation.kind === 'add' || mutation.kind === 'update' || mutation.kind === 'replace' || mutation.kind === 'remove';

/**
 * Returns the cart as the pending mutations will leave it: count, lines and quantities. All amounts stay those of the
 * backend, also of lines whose quantity changes; a new line has none.
 *
 * @param cart - The cart that the backend returned last.
 */
export function applyPendingMutations(cart: Cart, pending: readonly PendingMutation[]): Cart {
  const mutations = pending.filter(isLineMutation);
  if (mutations.length === 0) return cart;
  const { lines, added } = mutations.reduce(applyMutation, { lines: cart.lines, added: 0 });
  const change = getTotal(lines, cart) - getTotal(cart.lines, cart) + added;
  return { ...cart, lines, count: Math.max(0, cart.count + change) };
}

interface Lines {
  lines: CartLine[];
  /** Number of added products that have no line. */
  added: number;
}

function applyMutation({ lines, added }: Lines, mutation: LineMutation): Lines {
  const changeLine = (isLine: (line: CartLine) => boolean, getQuantity: (line: CartLine) => number) =>
    lines.map((line) => (isLine(line) ? { ...line, quantity: getQuantity(line), isPending: true as const } : line));
  switch (mutation.kind) {
    case 'add': {
      const { choice, preview, id } = mutation;
      const isLine = (line: CartLine) => isSameChoice(toProductChoice(line), choice);
      if (lines.some(isLine)) return { lines: changeLine(isLine, ({ quantity }) => quantity + choice.quantity), added };
      if (!preview) return { lines, added: added + choice.quantity };
      const line = toNewLine(`pending-${id}`, choice, preview);
      return { lines: [...lines, line], added };
    }
    case 'update':
      return {
        lines: changeLine(
          ({ uid }) => uid === mutation.lineUid,
          () => mutation.quantity,
        ),
        added,
      };
    case 'replace':
      return {
        lines: changeLine(
          ({ uid }) => uid === mutation.lineUid,
          ({ quantity }) => quantity,
        ),
        added,
      };
    case 'remove':
      return { lines: lines.filter(({ uid }) => uid !== mutation.lineUid), added };
  }
}

function toNewLine(
  uid: string,
  { sku, quantity }: ProductChoice,
  { name, href, image, options }: LinePreview,
): CartLine {
  return {
    uid,
    sku,
    name,
    href,
    image,
    quantity,
    options,
    total: null,
    totalExcludingTax: null,
    reduction: null,
    available: true,
    soldOut: false,
    problems: [],
    isPending: true,
    isNew: true,
  };
}

const getPieces = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the number that the badge counts of these lines: a store counts either lines or pieces. */
function getTotal(lines: readonly CartLine[], { count, lines: known }: Cart): number {
  const countsLines = count === known.length && count !== getPieces(known);
  return countsLines ? lines.length : getPieces(lines);
}
