import { describe, expect, it } from 'vitest';
import { getPageParam } from './get-page-param.ts';
import { createShopIntl } from '../i18n/index.ts';
import { getOrderDate, toOrder } from './order.ts';
import { bareOrder as bare } from './testing/bare-order.ts';

const money = (value: number) => ({ value, currency: 'PLN' as const });

describe('getOrderDate', () => {
  it.each([
    ['America/New_York', '2026-11-21 04:30:00', '2026-11-20 23:30:00', 'November 20, 2026'],
    ['Pacific/Auckland', '2026-11-20 12:30:00', '2026-11-21 01:30:00', 'November 21, 2026'],
  ])('is the day of the store in %s, whether `order_date` is UTC or the store’s time', (timeZone, utc, local, day) => {
    const { intl } = createShopIntl({ locale: 'en_US', timeZone });
    for (const order_date of [utc, local])
      expect(intl.formatDate(getOrderDate({ created_at: utc, order_date }), { dateStyle: 'long' })).toBe(day);
    expect(intl.formatDate(getOrderDate({ created_at: null, order_date: local }), { dateStyle: 'long' })).toBe(day);
  });
});

describe('toOrder', () => {
  it('takes the times of comments for UTC', () => {
    const comments = [{ message: 'Sent', timestamp: '2026-11-21 04:30:00' }];
    expect(toOrder({ ...bare, comments }).comments).toEqual([{ message: 'Sent', date: '2026-11-21T04:30:00Z' }]);
  });

  it('takes all that is missing for empty, and no amount for zero', () => {
    expect(toOrder(bare)).toMatchObject({
      number: '000000012',
      date: '2026-11-20T09:15:00Z',
      canReorder: false,
      lines: [],
      shipments: [],
      shippingAddress: null,
    });
    expect(toOrder(bare).total).toBeUndefined();
  });

  it('names the fixed product taxes that the total has beside its other parts', () => {
    const item = {
      __typename: 'OrderItem' as const,
      id: '7',
      product_name: 'LED',
      product_sku: 'LED',
      quantity_ordered: 2,
      quantity_shipped: 0,
      quantity_canceled: 0,
      quantity_refunded: 0,
      product_sale_price: money(10.49),
      selected_options: [],
      entered_options: [],
      prices: {
        row_total_including_tax: money(25.8),
        row_total: money(20.98),
        fixed_product_taxes: [{ label: 'Opłata recyklingowa', amount: money(0.2) }],
      },
      product: null,
    };
    const total = {
      subtotal_incl_tax: money(25.8),
      subtotal: money(0),
      subtotal_excl_tax: money(21.68),
      total_shipping: money(4),
      total_tax: money(4.9),
      taxes: null,
      grand_total: money(31.1),
      discounts: null,
      shipping_handling: { amount_including_tax: money(4.9), amount_excluding_tax: money(4.12) },
    };
    const taxes = [{ label: 'Opłata recyklingowa', amount: { minor: 40, currency: 'PLN' } }];
    const order = toOrder({ ...bare, items: [item], total });
    expect(order.fixedTaxes).toEqual(taxes);
    expect(order.lines[0]?.fixedTaxes).toEqual(taxes);
    expect(toOrder({ ...bare, items: [item], total: { ...total, grand_total: money(30.7) } }).fixedTaxes).toEqual([]);
    // A discount before tax lowers the tax: only the amounts without tax add up.
    const american = {
      ...total,
      subtotal_incl_tax: money(23.8),
      subtotal: money(0),
      subtotal_excl_tax: money(20),
      total_tax: money(1.9),
      discounts: [{ label: 'Sale', amount: money(10) }],
      total_shipping: money(0),
      shipping_handling: null,
      grand_total: money(12.3),
    };
    expect(toOrder({ ...bare, items: [item], total: american }).fixedTaxes).toEqual(taxes);
  });

  it('names each tax, and takes their sum where the backend names none', () => {
    const total = {
      subtotal_incl_tax: money(100),
      subtotal: money(90),
      subtotal_excl_tax: money(90),
      total_shipping: money(0),
      total_tax: money(10),
      grand_total: money(100),
      discounts: null,
      shipping_handling: null,
    };
    const taxes = [
      { title: 'MwSt. 7%', rate: 7, amount: money(3) },
      null,
      { title: 'MwSt. 19%', rate: 19, amount: money(7) },
    ];
    expect(toOrder({ ...bare, total: { ...total, taxes } }).taxes).toEqual([
      { label: 'MwSt. 7%', rate: 7, amount: money(3) },
      { label: 'MwSt. 19%', rate: 19, amount: money(7) },
    ]);
    const sum = [{ label: null, amount: money(10) }];
    expect(toOrder({ ...bare, total: { ...total, taxes: [] } }).taxes).toEqual(sum);
    expect(toOrder({ ...bare, total: { ...total, taxes: null } }).taxes).toEqual(sum);
  });

  it('can be ordered again when the backend says so', () => {
    expect(toOrder({ ...bare, available_actions: ['REORDER'] }).canReorder).toBe(true);
  });

  it('tells of parcels with a number only', () => {
    const shipments = [
      {
        id: '1',
        number: '5',
        items: [
          { id: '7', product_name: 'Magnez', product_sku: 'MG', quantity_shipped: 2 },
          { id: '8', product_name: null, product_sku: 'ZN', quantity_shipped: 0 },
          null,
        ],
        tracking: [{ title: 'InPost', number: '6001' }, { title: 'InPost', number: null }, null],
      },
    ];
    expect(toOrder({ ...bare, shipments }).shipments).toEqual([
      {
        id: '1',
        number: '5',
        lines: [{ id: '7', name: 'Magnez', quantity: 2 }],
        tracking: [{ carrier: 'InPost', number: '6001' }],
      },
    ]);
  });

  it('has the invoices and credit memos with their amounts', () => {
    const item = { id: '7', product_name: null, product_sku: 'MG' };
    const order = toOrder({
      ...bare,
      invoices: [
        { id: '1', number: '3', items: [{ ...item, quantity_invoiced: 2 }], total: { grand_total: money(20) } },
        null,
      ],
      credit_memos: [{ id: '2', number: '4', items: [{ ...item, quantity_refunded: 1 }], total: null }],
    });
    expect(order.invoices).toEqual([
      { id: '1', number: '3', lines: [{ id: '7', name: 'MG', quantity: 2 }], total: money(20) },
    ]);
    expect(order.creditMemos).toEqual([
      { id: '2', number: '4', lines: [{ id: '7', name: 'MG', quantity: 1 }], total: undefined },
    ]);
  });

  it('has its gift message, and none where the backend knows none', () => {
    const gift = { from: 'Ola', to: 'Jan', message: 'Sto lat!' };
    expect(toOrder({ ...bare, gift_message: gift }).giftMessage).toEqual(gift);
    expect(toOrder(bare).giftMessage).toBeNull();
  });

  it('has shipping with and without its tax, and once where the backend does not tell them apart', () => {
    const total = {
      subtotal_incl_tax: money(100),
      subtotal: money(0),
      subtotal_excl_tax: money(100),
      total_shipping: money(12.19),
      total_tax: money(20),
      taxes: null,
      grand_total: money(114.99),
      discounts: null,
      shipping_handling: { amount_including_tax: money(14.99), amount_excluding_tax: money(12.6) },
    };
    expect(toOrder({ ...bare, total }).shipping).toEqual({ includingTax: money(14.99), excludingTax: money(12.6) });
    const once = { includingTax: money(12.19), excludingTax: money(12.19) };
    expect(toOrder({ ...bare, total: { ...total, shipping_handling: null } }).shipping).toEqual(once);
  });
});

describe('an order of Magento before 2.4.8, which tells neither actions nor prices with tax', () => {
  const { available_actions: _, ...older } = bare;
  const line = {
    __typename: 'OrderItem' as const,
    id: '1',
    product_name: 'Schuh',
    product_sku: 'S',
    quantity_ordered: 2,
    quantity_shipped: 0,
    quantity_canceled: 0,
    quantity_refunded: 0,
    product_sale_price: money(84.03),
    selected_options: null,
    entered_options: null,
  };
  const shipment = { id: '1', number: '5', tracking: null, items: null };

  it('has amounts without tax, which add up with that of the tax', () => {
    const total = {
      subtotal: money(168.06),
      total_shipping: money(4.12),
      total_tax: money(32.72),
      taxes: [],
      grand_total: money(204.9),
      discounts: null,
      shipping_handling: { amount_including_tax: money(4.9), amount_excluding_tax: money(4.12) },
    };
    const order = toOrder({ ...older, items: [line], total });
    expect(order).toMatchObject({
      subtotal: { includingTax: undefined, excludingTax: money(168.06) },
      shipping: { includingTax: money(4.9), excludingTax: money(4.12) },
      fixedTaxes: [],
      taxes: [{ label: null, amount: money(32.72) }],
    });
    expect(order.lines[0]).toMatchObject({ total: undefined, price: money(84.03), image: null });
    expect(toOrder({ ...bare, items: [{ ...line, prices: null }] }).lines[0]?.price).toBeNull();
  });

  it('can be ordered again, and may be canceled as long as nothing of it is done', () => {
    expect(toOrder({ ...older, items: [line] })).toMatchObject({ canReorder: true, canCancel: 'maybe' });
  });

  it.each([
    ['sent', { shipments: [shipment] }],
    ['canceled', { items: [{ ...line, quantity_canceled: 2 }] }],
    ['refunded', { items: [{ ...line, quantity_refunded: 1 }] }],
    ['invoiced without a delivery', { invoices: [{ id: '1', number: '3', items: null, total: null }] }],
  ])('cannot be canceled when it is %s', (_state, change) => {
    expect(toOrder({ ...older, ...change }).canCancel).toBe(false);
  });

  it('counts the pieces that are canceled or refunded', () => {
    const items = [
      { ...line, quantity_canceled: 2 },
      { ...line, quantity_refunded: 1 },
    ];
    expect(toOrder({ ...older, items: [line] }).canceledPieces).toBe(0);
    expect(toOrder({ ...older, items }).canceledPieces).toBe(3);
  });
});

describe('getPageParam', () => {
  it.each([
    ['?p=2', 2],
    ['', 1],
    ['?p=0', 1],
    ['?p=-1', 1],
    ['?p=1e9', 1],
    ['?p=999999', 1],
    ['?p=%3Cb%3E', 1],
  ])('reads %j as page %i', (search, page) => expect(getPageParam(search)).toBe(page));
});

describe('names of products in an order', () => {
  it('are as the merchant wrote them, without character references', () => {
    const item = { id: '1', product_name: 'Lamp&#233; 27.5&quot;', product_sku: 'L' };
    const line = {
      ...item,
      __typename: 'BundleOrderItem' as const,
      quantity_ordered: 1,
      quantity_shipped: 1,
      quantity_canceled: 0,
      quantity_refunded: 0,
      product_sale_price: money(10),
      selected_options: null,
      entered_options: null,
      prices: null,
      product: null,
      bundle_options: [{ label: 'Part', values: [{ product_name: 'Bulb&trade;', quantity: 2 }] }],
    };
    const shipments = [{ id: '1', number: '5', tracking: null, items: [{ ...item, quantity_shipped: 1 }] }];
    const order = toOrder({ ...bare, items: [line], shipments });
    expect(order.lines).toMatchObject([{ name: 'Lampé 27.5"', options: [{ value: '2 × Bulb™' }] }]);
    expect(order.shipments[0]?.lines).toMatchObject([{ name: 'Lampé 27.5"' }]);
  });
});

describe('the choices of a line', () => {
  it('are selected and entered options, parts of a bundle and links of a download', () => {
    const line = {
      __typename: 'OrderItem' as const,
      id: '1',
      product_name: 'Lampa',
      product_sku: 'L',
      quantity_ordered: 1,
      quantity_shipped: 0,
      quantity_canceled: 0,
      quantity_refunded: 0,
      product_sale_price: money(10),
      selected_options: [{ label: 'Kolor', value: 'czarny' }],
      entered_options: [
        { label: 'Grawer', value: 'Anna' },
        { label: 'Termin', value: '2026-12-24 00:00:00' },
        { label: 'Odbiór', value: '2026-12-24 14:30:00' },
      ],
      prices: null,
      product: null,
    };
    const optionsOf = (item: object) => toOrder({ ...bare, items: [{ ...line, ...item }] }).lines[0]?.options;
    expect(optionsOf({})).toEqual([
      { label: 'Kolor', value: 'czarny' },
      { label: 'Grawer', value: 'Anna' },
      { label: 'Termin', value: '2026-12-24', dateType: 'date' },
      { label: 'Odbiór', value: '2026-12-24 14:30', dateType: 'date_time' },
    ]);
    const parts = [{ label: 'Światło', values: [{ product_name: 'Kinkiet', quantity: 2 }] }];
    expect(optionsOf({ bundle_options: parts, selected_options: null, entered_options: null })).toEqual([
      { label: 'Światło', value: '2 × Kinkiet' },
    ]);
    const links = [{ title: 'Rozdział 1' }];
    expect(optionsOf({ downloadable_links: links, selected_options: null, entered_options: null })).toEqual([
      { label: '', value: 'Rozdział 1' },
    ]);
  });
});
