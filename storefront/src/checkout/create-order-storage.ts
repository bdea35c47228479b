import { isAddress, type CheckoutAddress } from './address.ts';
import type { PaymentAmount } from './checkout-state.ts';
import { isOrderContents, type OrderContents } from './order-contents.ts';
import type { OrderIntent } from './place-order.ts';

const intentKey = 'witryna_order_intent';
const receiptKey = 'witryna_receipt';
const unpaidKey = 'witryna_unpaid_order';

/** What is shown after an order. */
export interface Receipt {
  /** Number of the order, as mails and order tracking use it; null while it is not known. */
  orderNumber: string | null;
  /** What the number is looked up by. Absent: nothing to look it up by. */
  placed?: { cartId: string; signedIn: boolean; orderId: string | null };
  /** It has been on the screen. Absent: not yet. */
  isShown?: boolean;
  email: string;
  shippingAddress: CheckoutAddress;
  /** What was ordered, with what it costs. Absent: as in the intent. */
  contents?: OrderContents & { total: PaymentAmount };
  /** The payment provider has not said yet whether the order is paid. Absent: nothing is awaited. */
  paymentAwaited?: boolean;
  /**
   * Ordered without an account. Magento never lists such an order in one that is created later. Absent: with an
   * account.
   */
  byGuest?: boolean;
}

/**
 * The receipt of an order that was sent. @param placed what is known of the order; `paymentAwaited` as in {@link
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

/** An order that is placed and whose payment has not ended yet: a reload goes on with it. */
export interface PendingPayment {
  intent: OrderIntent;
  orderId: string;
  /** Code of the payment method. */
  method: string;
  /** What the bank gave along with the shopper's return has been handed on. Absent: no. */
  answered?: boolean;
}

/** The tab's memory of an order under way and of the last receipt; it survives a reload and ends with the tab. */
export interface OrderStorage {
  readIntent(): OrderIntent | null;
  saveIntent(intent: OrderIntent | null): void;
  readUnpaid(): PendingPayment | null;
  keepUnpaid(order: PendingPayment | null): void;
  readReceipt(): Receipt | null;
  keepReceipt(receipt: Receipt | null): void;
}

/** Opens the memory. When session storage is blocked it lasts as long as the document. */
export function createOrderStorage(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): OrderStorage {
  const fallback = new Map<string, string>();
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
      // An older value must not come back after a reload when the new one does not fit.
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
    keepReceipt: (receipt) => write(receiptKey, receipt),
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
    isAddress(record['shippingAddress']) &&
    (record['contents'] === undefined || isOrderContents(record['contents']))
  );
}

function isPricedContents(value: unknown): value is Receipt['contents'] {
  if (value === undefined) return true;
  if (!isOrderContents(value) || !('total' in value) || typeof value.total !== 'object') return false;
  const { minor, currency }: Partial<Record<string, unknown>> = { ...value.total };
  return typeof minor === 'number' && typeof currency === 'string';
}

function isUnpaid(value: unknown): value is PendingPayment {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<string, unknown>> = { ...value };
  return typeof record['orderId'] === 'string' && typeof record['method'] === 'string' && isIntent(record['intent']);
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
    isAddress(record['shippingAddress']) &&
    isPricedContents(record['contents'])
  );
}
