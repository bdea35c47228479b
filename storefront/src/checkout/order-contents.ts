import type { PaymentAmount } from './checkout-state.ts';

/** One line of an order, in the words that the shopper saw. */
export interface OrderedItem {
  name: string;
  quantity: number;
  /** Chosen options, e.g. `Malina, 300 g`; absent without. */
  options?: string;
  /** Address of the image; absent without. */
  image?: string;
  /** Formatted price of the line; absent where the backend said none. */
  price?: string;
  /** For analytics. Absent: written down by an earlier release of the shop. */
  sku?: string;
  /** Chosen options alone, for analytics. Absent without. */
  variant?: string;
  /** Price of the line, tax included, for analytics. Absent where the backend said none. */
  total?: PaymentAmount;
}

/** One row of the summary that the shopper agreed to, e.g. `Dostawa` and `14,99 zł`. */
export interface OrderedAmount {
  id: string;
  label: string;
  /** Formatted. */
  value: string;
  /** The amount to pay. Absent: one of its parts. */
  total?: boolean;
}

/** What is ordered, in the words that the shopper saw. */
export interface OrderContents {
  items: readonly OrderedItem[];
  /** Name of what is added as a gift; null without one. */
  gift: string | null;
  /** Gift messages as sentences. Absent without. */
  giftMessages?: readonly string[];
  /** Title of the shipping method. */
  delivery: string;
  /** Name and address of the pickup point. Absent: it goes to the shipping address. */
  pickup?: string;
  /** Title of the payment method. */
  payment: string;
  /** Code of the payment method. Absent: written down by an earlier release of the shop. */
  paymentCode?: string;
  /** The summary, from top to bottom. Absent: written down by an earlier release of the shop. */
  amounts?: readonly OrderedAmount[];
}

type Fields = Partial<Record<string, unknown>>;

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string';

function isItem(value: unknown): boolean {
  const { name, quantity, options, image, price, sku, variant, total } = toFields(value);
  return (
    typeof name === 'string' &&
    typeof quantity === 'number' &&
    [options, image, price, sku, variant].every(isOptionalText) &&
    (total === undefined || isPaymentAmount(total))
  );
}

/** Whether a value from storage is an amount. */
export function isPaymentAmount(value: unknown): value is PaymentAmount {
  const { minor, currency } = toFields(value);
  return typeof minor === 'number' && typeof currency === 'string';
}

function isAmount(value: unknown): boolean {
  const { id, label, value: amount, total } = toFields(value);
  return (
    [id, label, amount].every((text) => typeof text === 'string') && (total === undefined || typeof total === 'boolean')
  );
}

/** Whether a value from storage is what an order contains. */
export function isOrderContents(value: unknown): value is OrderContents {
  const { items, gift, giftMessages, delivery, pickup, payment, paymentCode, amounts } = toFields(value);
  return (
    Array.isArray(items) &&
    items.every(isItem) &&
    (gift === null || typeof gift === 'string') &&
    (giftMessages === undefined ||
      (Array.isArray(giftMessages) && giftMessages.every((text) => typeof text === 'string'))) &&
    typeof delivery === 'string' &&
    typeof payment === 'string' &&
    isOptionalText(pickup) &&
    isOptionalText(paymentCode) &&
    (amounts === undefined || (Array.isArray(amounts) && amounts.every(isAmount)))
  );
}
