import { lookForOrders, type OrderSearch } from './look-for-order.ts';
import { getOrderNotice, type OrderAttempt } from './order-attempt.ts';

/** Notice about an order that was sent from another page. */
export type OrderNotice = NonNullable<ReturnType<typeof getOrderNotice>>;

export interface OrderNotifierOptions {
  search: OrderSearch;
  /** Returns whether a page is visible and not being unloaded. */
  canShow(): boolean;
  /** Returns whether the page itself shows the result of this cart's order. */
  isHandled(cartId: string): boolean;
  /**
   * Shows a notice until it is removed.
   *
   * @param onSeen called when the shopper dismisses or follows it
   * @returns removes it
   */
  show(notice: OrderNotice, attempt: OrderAttempt, onSeen: () => void): () => void;
  wait(milliseconds: number): Promise<void>;
  log(error: unknown): void;
}

/** Looks for the result of orders whose page was closed, and shows it. */
export interface OrderNotifier {
  /** Looks now; a notice that is shown already stays. */
  refresh(): void;
  /** Stops looking and removes the notices. */
  stop(): void;
}

/** Delays in ms between looks; the last one repeats. */
const pauses = [1000, 2000, 4000, 8000, 10_000] as const;

export function createOrderNotifier({
  search,
  canShow,
  isHandled,
  show,
  wait,
  log,
}: OrderNotifierOptions): OrderNotifier {
  const shown = new Map<string, { text: string; remove(): void }>();
  /** Notices that the shopper dismissed before their order was settled. */
  const dismissed = new Set<string>();
  let isRunning = false;
  let isStopped = false;
  let wake = () => {};

  const update = async () => {
    const wanted = new Map<string, { notice: OrderNotice; attempt: OrderAttempt }>();
    for (const attempt of search.attempts.read()) {
      const notice = getOrderNotice(attempt, search.reader());
      if (notice && !isHandled(attempt.cartId) && !(await search.isOrdering(attempt.cartId)))
        wanted.set(attempt.cartId, { notice, attempt });
    }
    if (isStopped) return;
    for (const [cartId, { text, remove }] of shown) {
      const now = wanted.get(cartId);
      if (now && text === getText(now.notice, now.attempt)) continue;
      shown.delete(cartId);
      remove();
    }
    if (!canShow()) return;
    for (const [cartId, { notice, attempt }] of wanted) {
      const text = getText(notice, attempt);
      // While this tab waited for the locks, another tab may have shown the result.
      const isCurrent = search.attempts.read().some((now) => now.cartId === cartId && now.state === attempt.state);
      if (shown.has(cartId) || dismissed.has(`${cartId} ${text}`) || !isCurrent) continue;
      const remove = show(notice, attempt, () => {
        if (shown.get(cartId)?.text !== text) return;
        shown.delete(cartId);
        dismissed.add(`${cartId} ${text}`);
        search.attempts.dispatch({ type: 'show', cartId });
      });
      shown.set(cartId, { text, remove });
    }
  };

  const run = async () => {
    try {
      for (let round = 0; !isStopped; round += 1) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const isLeft = await lookForOrders(search);
        await update();
        if (search.attempts.read().length === 0) break;
        await (isLeft ? Promise.race([woken, wait(pauses[round] ?? pauses[4])]) : woken);
      }
    } finally {
      isRunning = false;
    }
  };

  return {
    refresh: () => {
      wake();
      if (isRunning || isStopped) return;
      isRunning = true;
      run().catch(log);
    },
    stop: () => {
      isStopped = true;
      wake();
      shown.forEach(({ remove }) => remove());
      shown.clear();
    },
  };
}

const getText = (notice: OrderNotice, { orderNumber, sentAt }: OrderAttempt) =>
  `${notice} ${orderNumber ?? ''} ${sentAt}`;
