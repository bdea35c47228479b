/** A choice of a bought product, in words. */
interface ItemOption {
  label: string;
  value: string;
  /** Whether the shopper entered the value. */
  isEntered: boolean;
}

/** A fact about a payment, in words. */
interface PaymentDetail {
  name: string;
  value: string;
}

function readList(json: string): Map<string, unknown>[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) return [];
  return list.map(
    (entry: unknown) => new Map(typeof entry === 'object' && entry !== null ? Object.entries(entry) : []),
  );
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Choices as they are kept with an order line. */
export function readOptions(json: string): ItemOption[] {
  return readList(json).map((entry) => ({
    label: toText(entry.get('label')),
    value: toText(entry.get('value')),
    isEntered: entry.get('isEntered') === true,
  }));
}

/** Payment facts as they are kept with an order. */
export function readPaymentDetails(json: string): PaymentDetail[] {
  return readList(json).map((entry) => ({ name: toText(entry.get('name')), value: toText(entry.get('value')) }));
}
