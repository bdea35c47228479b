import type { PaymentAmount } from './checkout-state.ts';
import { isOrderContents, isPaymentAmount, type OrderContents } from './order-contents.ts';
import type { OrderIntent, PlacedOrder } from './order-types.ts';
import { isNamedAddress, type NamedAddress } from './stored-address.ts';

const intentKey = 'witryna_order_intent';
const receiptKey = 'witryna_receipt';
const unpaidKey = 'witryna_unpaid_order';
const reportedKey = 'witryna_reported_order';

/** Data of the receipt page. */
export interface Receipt {
  /** Order number, as in emails and order tracking; null while it is unknown. */
  orderNumber: string | null;
  /** Key to fetch the number with. Absent: none. */
  placed?: { cartId: string; signedIn: boolean; orderId: string | null };
  /** Whether it has been shown. Absent: not yet. */
  isShown?: boolean;
  email: string;
  shippingAddress: NamedAddress;
  /** Ordered products with prices. Absent: as in the intent. */
  contents?: OrderContents & { total: PaymentAmount };
  /** Whether the confirmation of the payment provider is pending. Absent: no. */
  paymentAwaited?: boolean;
  /** Whether a guest ordered. Magento never adds such an order to an account that is created later. Absent: no. */
  byGuest?: boolean;
}

/**
 * Returns the receipt of an order that was sent. @param placed known facts of the order; `paymentAwaited` as in {@link
 * Receipt}
 */
export function createReceipt(
  intent: OrderIntent,
  placed: { orderId: string | null; orderNumber: string | null; paymentAwaited: boolean },
): Receipt {
  const { cartId, signedIn, email, shippingAddress, contents, total, currency } = intent;
  return {
    orderNumber: placed.orderNumber,
    placed: { cartId, signedIn, orderId: placed.orderId },
    email,
    shippingAddress,
    ...(contents && { contents: { ...contents, total: { minor: total, currency } } }),
    ...(placed.paymentAwaited && { paymentAwaited: true }),
    ...(!signedIn && { byGuest: true }),
  };
}

/** Placed order with a pending payment, which continues after a reload. */
export interface PendingPayment extends PlacedOrder {
  intent: OrderIntent;
  /** Code of the payment method. */
  method: string;
  /** Whether the parameters of the return from the bank were submitted. Absent: no. */
  answered?: boolean;
}

/** Stores an unfinished order and the last receipt in session storage: they survive a reload and end with the tab. */
export interface OrderStorage {
  readIntent(): OrderIntent | null;
  saveIntent(intent: OrderIntent | null): void;
  readUnpaid(): PendingPayment | null;
  keepUnpaid(order: PendingPayment | null): void;
  readReceipt(): Receipt | null;
  keepReceipt(receipt: Receipt | null): void;
  /** Calls back soon after the receipt has changed. @returns ends it */
  subscribe(onReceipt: () => void): () => void;
  /** Returns the id of the cart whose order analytics have; null for none. It is removed with the receipt. */
  readReported(): string | null;
  saveReported(cartId: string): void;
}

/** Creates the storage. When session storage is blocked, data lives as long as the document. */
export function createOrderStorage(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): OrderStorage {
  const fallback = new Map<string, string>();
  const listeners = new Set<() => void>();
  const read = (key: string): unknown => {
    try {
      return JSON.parse(fallback.get(key) ?? storage().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const write = (key: string, value: unknown) => {
    fallback.delete(key);
    try {
      // If the new value does not fit, an older one must not return after a reload.
      storage().removeItem(key);
      if (value !== null) storage().setItem(key, JSON.stringify(value));
    } catch {
      if (value !== null) fallback.set(key, JSON.stringify(value));
    }
  };
  return {
    readIntent: () => {
      const value = read(intentKey);
      return isIntent(value) ? value : null;
    },
    saveIntent: (intent) => write(intentKey, intent),
    readUnpaid: () => {
      const value = read(unpaidKey);
      return isUnpaid(value) ? value : null;
    },
    keepUnpaid: (order) => write(unpaidKey, order),
    readReceipt: () => {
      const value = read(receiptKey);
      return isReceipt(value) ? value : null;
    },
    keepReceipt: (receipt) => {
      write(receiptKey, receipt);
      if (receipt === null) write(reportedKey, null);
      // A listener that fails must not stop the order that leaves its receipt.
      listeners.forEach((listener) => queueMicrotask(listener));
    },
    subscribe: (onReceipt) => {
      listeners.add(onReceipt);
      return () => listeners.delete(onReceipt);
    },
    readReported: () => {
      const value = read(reportedKey);
      return typeof value === 'string' ? value : null;
    },
    saveReported: (cartId) => write(reportedKey, cartId),
  };
}

function isIntent(value: unknown): value is OrderIntent {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<string, unknown>> = { ...value };
  return (
    ['id', 'cartId', 'currency', 'lines', 'startedAt', 'email'].every((key) => typeof record[key] === 'string') &&
    typeof record['total'] === 'number' &&
    typeof record['signedIn'] === 'boolean' &&
    typeof record['sent'] === 'boolean' &&
    (record['previousOrder'] === null || typeof record['previousOrder'] === 'string') &&
    isNamedAddress(record['shippingAddress']) &&
    (record['contents'] === undefined || isOrderContents(record['contents']))
  );
}

function isPricedContents(value: unknown): value is Receipt['contents'] {
  if (value === undefined) return true;
  return isOrderContents(value) && 'total' in value && isPaymentAmount(value.total);
}

function isUnpaid(value: unknown): value is PendingPayment {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<string, unknown>> = { ...value };
  return (
    (record['orderId'] === null || typeof record['orderId'] === 'string') &&
    (record['orderNumber'] === undefined || typeof record['orderNumber'] === 'string') &&
    typeof record['method'] === 'string' &&
    isIntent(record['intent'])
  );
}

function isPlaced(value: unknown): value is Receipt['placed'] {
  if (value === undefined) return true;
  const { cartId, signedIn, orderId }: Partial<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {};
  return (
    typeof cartId === 'string' && typeof signedIn === 'boolean' && (orderId === null || typeof orderId === 'string')
  );
}

function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<string, unknown>> = { ...value };
  return (
    (record['orderNumber'] === null || typeof record['orderNumber'] === 'string') &&
    isPlaced(record['placed']) &&
    typeof record['email'] === 'string' &&
    isNamedAddress(record['shippingAddress']) &&
    isPricedContents(record['contents'])
  );
}
