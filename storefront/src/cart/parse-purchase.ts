import type { EnteredOption, ProductChoice } from './cart-user-errors.ts';
import { fieldPrefixes } from './post-fields.ts';

/** Date that stands for none where a shopper chooses a time only: Magento stores both. */
const noDate = '2000-01-01';

/**
 * Returns the value of a date field as Magento expects it, e.g. `2026-12-24 00:00:00`.
 *
 * @param value - Of an input for a date, a time (`14:30`) or both (`2026-12-24T14:30`).
 */
export function toMagentoDate(value: string): string {
  const [first = '', second] = value.includes('T') ? value.split('T') : value.includes(':') ? [noDate, value] : [value];
  return `${first} ${second === undefined ? '00:00' : second.slice(0, 5)}:00`;
}

/**
 * Returns the value of a date field for a date that the backend has stored, the reverse of `toMagentoDate`.
 *
 * @param input - Type of the input.
 */
export function toDateInput(input: 'date' | 'datetime-local' | 'time', stored: string): string {
  const [date = '', time = ''] = stored.split(' ');
  if (input === 'date') return date;
  return input === 'time' ? time.slice(0, 5) : `${date}T${time.slice(0, 5)}`;
}

/** Reads a quantity that was entered; 0 for what is none. Decimals follow a comma or a point. */
export const readQuantity = (text: string): number =>
  /^\d{1,6}(?:[.,]\d{1,4})?$/.test(text.trim()) ? Number(text.replace(',', '.')) : 0;

/**
 * Parses the form of a product: what is to be added to the cart. Products of a group come one by one; without a quantity
 * of any, there are none.
 *
 * @param fields - Names and values of the form, see `fieldPrefixes`.
 * @param product - SKU and quantity of the product itself.
 */
export function parsePurchase(
  fields: Iterable<readonly [name: string, value: string]>,
  product: { sku: string; quantity: number },
): ProductChoice[] {
  const all = [...fields].filter(([, value]) => value !== '');
  const find = (prefix: string) =>
    all.flatMap(([name, value]): [key: string, value: string][] =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    );
  if (all.some(([name]) => name.startsWith(fieldPrefixes.item)))
    return find(fieldPrefixes.item).flatMap(([sku, value]) =>
      readQuantity(value) > 0 ? [{ sku, quantity: readQuantity(value), selectedOptions: [] }] : [],
    );
  const quantities = new Map(find(fieldPrefixes.quantity));
  const selected = find(fieldPrefixes.option);
  const entered: EnteredOption[] = [
    ...find(fieldPrefixes.entered).map(([uid, value]) => ({ uid, value })),
    ...find(fieldPrefixes.date).map(([uid, value]) => ({ uid, value: toMagentoDate(value) })),
    ...selected.flatMap(([key, uid]) => {
      const quantity = quantities.get(key);
      return quantity === undefined ? [] : [{ uid, value: quantity }];
    }),
  ];
  return [
    {
      ...product,
      selectedOptions: selected.flatMap(([key, uid]) => (quantities.has(key) ? [] : [uid])),
      ...(entered.length > 0 && { enteredOptions: entered }),
    },
  ];
}
