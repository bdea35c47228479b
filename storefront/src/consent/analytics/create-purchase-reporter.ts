import type { OrderStorage } from '../../checkout/index.ts';
import { toPurchaseEvent } from './cart-events.ts';
import type { CommerceEvent } from './commerce-event.ts';

/** Time in ms to wait for the number of an order, which the page of its receipt fetches. */
const numberTimeout = 10_000;

/** Sends each order of the tab once. */
export interface PurchaseReporter {
  /** Sends the order of the receipt once its number is known, unless it has been sent. */
  report(): void;
  /** Stops waiting for the number. */
  stop(): void;
}

/**
 * Creates a reporter for the receipt that the tab stores. It outlives redirects and reloads, and what it contains is what
 * was ordered, whatever is in the cart by then. An order whose number stays unknown is sent with its id.
 */
export function createPurchaseReporter(
  memory: Pick<OrderStorage, 'readReceipt' | 'readReported' | 'saveReported'>,
  send: (event: CommerceEvent) => void,
): PurchaseReporter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const report = (isLate: boolean) => {
    const receipt = memory.readReceipt();
    const { placed, contents } = receipt ?? {};
    if (!receipt || !placed || !contents || memory.readReported() === placed.cartId) {
      stop();
      return;
    }
    const id = receipt.orderNumber ?? (isLate ? placed.orderId : null);
    if (id === null) {
      timer ??= setTimeout(() => report(true), numberTimeout);
      return;
    }
    stop();
    // First: an event that fails on its way is not sent again.
    memory.saveReported(placed.cartId);
    const event = toPurchaseEvent(id, contents);
    if (event) send(event);
  };
  return { report: () => report(false), stop };
}
