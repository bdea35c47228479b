import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { ordersMessages } from './messages.ts';
import { getOrderRows } from './order-rows.ts';
import type { OrderTaxDisplay } from './order-tax-display.ts';
import type { Order } from './order.ts';

const { intl, load } = createShopIntl({ locale: 'de_DE', log: () => undefined });
await load(ordersMessages);

const euro = (value: number) => ({ value, currency: 'EUR' });
const order: Order = {
  uid: 'MQ==',
  number: '000000007',
  date: '2026-11-21',
  status: 'In Bearbeitung',
  canReorder: true,
  canCancel: false,
  canceledPieces: 0,
  lines: [],
  shippingMethod: '',
  paymentMethod: '',
  shipments: [],
  invoices: [],
  creditMemos: [],
  giftMessage: null,
  comments: [],
  subtotal: { includingTax: euro(119), excludingTax: euro(100) },
  fixedTaxes: [],
  discounts: [{ label: 'Herbst', amount: euro(11.9) }],
  shipping: { includingTax: euro(5.95), excludingTax: euro(5) },
  taxes: [{ label: 'MwSt. 19 %', rate: 19, amount: euro(18.05) }],
  total: euro(113.05),
};

const read = (display: OrderTaxDisplay, changes: Partial<Order> = {}) =>
  getOrderRows(intl, { ...order, ...changes }, display, 'EUR').map(({ label, value }) => [label, value]);
const both: OrderTaxDisplay = { price: 'both', subtotal: 'both', shipping: 'both' };

it('shows subtotal and shipping without and with tax where the store does', () => {
  expect(read(both)).toEqual([
    ['Produkte, netto', '100,00\u00a0€'],
    ['Produkte, brutto', '119,00\u00a0€'],
    ['Herbst', '−11,90\u00a0€'],
    ['Versand, netto', '5,00\u00a0€'],
    ['Versand, brutto', '5,95\u00a0€'],
    ['Davon MwSt. 19 %', '18,05\u00a0€'],
    ['Gesamtbetrag', '113,05\u00a0€'],
  ]);
});

it('shows one amount of each where the store shows one, and of shipping that is free', () => {
  const withTax: OrderTaxDisplay = { price: 'including', subtotal: 'including', shipping: 'including' };
  expect(read(withTax).slice(0, 3)).toEqual([
    ['Produkte', '119,00\u00a0€'],
    ['Herbst', '−11,90\u00a0€'],
    ['Versand', '5,95\u00a0€'],
  ]);
  const free = { includingTax: euro(0), excludingTax: euro(0) };
  expect(read(both, { shipping: free })[3]).toEqual(['Versand', 'kostenlos']);
});
