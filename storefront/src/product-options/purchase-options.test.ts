import { describe, expect, it } from 'vitest';
import { toPurchaseOptions } from './purchase-options.ts';

const money = (value: number) => ({ value, currency: 'EUR' as const });

const selection = (
  uid: string,
  price: number,
  { quantity = 1, type = 'FIXED' }: { quantity?: number; type?: 'FIXED' | 'PERCENT' } = {},
) => ({
  uid,
  label: uid,
  quantity,
  position: 1,
  is_default: false,
  price,
  price_type: type,
  can_change_quantity: false,
  product: null,
});

const option = (uid: string, required: boolean, options: ReturnType<typeof selection>[]) => ({
  uid,
  title: uid,
  required,
  type: 'radio',
  position: 1,
  options,
});

const price = { final_price: money(100), regular_price: money(100) };

const bundle = {
  __typename: 'BundleProduct' as const,
  dynamic_price: false,
  options: null,
  price_range: { minimum_price: price, maximum_price: price },
  bundle: [
    option('frame', true, [selection('steel', 20), selection('wood', 7.5, { quantity: 2 })]),
    option('light', false, [selection('lamp', 10)]),
  ],
};

const read = (change: object) => toPurchaseOptions({ products: { items: [{ ...bundle, ...change }] } });

const getBasePrice = (change: object) => read(change)?.basePrice;

const getPrices = (change: object) => read(change)?.options.flatMap(({ values }) => values.map((value) => value.price));

describe('the price of a bundle without its parts', () => {
  it('is what the backend says', () => {
    expect(getBasePrice({ price_details: { main_final_price: 84.99 } })).toBe(8499);
    expect(getBasePrice({ price_details: { main_final_price: 84.99 }, dynamic_price: true })).toBe(0);
  });

  it('is the lowest price without the cheapest required parts where the backend does not say it', () => {
    expect(getBasePrice({})).toBe(8500);
    expect(getBasePrice({ dynamic_price: true })).toBe(0);
  });
});

describe('a selection in percent', () => {
  const withPercent = {
    bundle: [
      option('frame', true, [selection('steel', 20), selection('wood', 12.5, { type: 'PERCENT', quantity: 2 })]),
      option('light', false, [selection('lamp', 5, { type: 'PERCENT' })]),
    ],
  };

  it('is a share of the regular price of the bundle', () => {
    const details = { price_details: { main_price: 80, main_final_price: 80 } };
    expect(read({ ...withPercent, ...details })?.basePrice).toBe(8000);
    expect(getPrices({ ...withPercent, ...details })).toEqual([2000, 2000, 400]);
  });

  it('is a share of the lowest price without the cheapest parts where the backend does not say the price', () => {
    expect(getBasePrice(withPercent)).toBe(8000);
    expect(getPrices(withPercent)).toEqual([2000, 2000, 400]);
  });

  it('is found where it is the cheapest itself', () => {
    const cheap = {
      bundle: [option('frame', true, [selection('steel', 20), selection('wood', 5, { type: 'PERCENT' })])],
      price_range: { minimum_price: { final_price: money(74), regular_price: money(84) }, maximum_price: price },
    };
    expect(read(cheap)).toMatchObject({ basePrice: 7000, options: [{ values: [{ price: 2000 }, { price: 400 }] }] });
  });

  it('does not count among the cheapest when it is out of stock', () => {
    const soldOut = { ...selection('wood', 1, { type: 'PERCENT' }), product: { stock_status: 'OUT_OF_STOCK' } };
    const frame = { ...option('frame', true, []), options: [selection('steel', 20), soldOut] };
    expect(getBasePrice({ bundle: [frame] })).toBe(8000);
  });
});
