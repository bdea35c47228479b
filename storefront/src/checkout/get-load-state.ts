import type { QueryState } from '../commerce/index.ts';

/** The state of a query without which the checkout cannot start. */
type NeededQuery = Pick<QueryState<unknown>, 'error' | 'isLoading' | 'isValidating' | 'revalidate'> & {
  readonly data: unknown;
};

interface LoadStateOptions {
  cart: NeededQuery & { data: { lines: readonly unknown[] } | null };
  /** What a cart with lines needs besides. */
  others: readonly NeededQuery[];
  /** Whether something is loading that the checkout can do without once it has failed. */
  isWaiting: boolean;
  /** Whether nobody knows what became of an order: that comes first, and needs nothing. */
  orderUnknown: boolean;
}

/** What the checkout waits for, and what it has not got. */
interface LoadState {
  /** Whether everything is loaded that is needed to restore the steps. */
  isLoaded: boolean;
  /** The needed queries that failed. Without anything to order, only that of the cart is needed. */
  failed: readonly NeededQuery[];
}

/** Returns the load state of the checkout. */
export function getLoadState({ cart, others, isWaiting, orderUnknown }: LoadStateOptions): LoadState {
  const isFilled = cart.data !== null && cart.data.lines.length > 0;
  const needed = [cart, ...(isFilled ? others : [])];
  const failed = orderUnknown ? [] : needed.filter(({ data, error }) => error !== undefined && !data);
  const isLoading = needed.some((query) => query.isLoading) || (isFilled && isWaiting);
  return { isLoaded: !isLoading && failed.length === 0, failed };
}
