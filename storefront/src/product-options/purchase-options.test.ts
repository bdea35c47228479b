import { describe, expect, it } from 'vitest';
import { toPurchaseOptions } from './purchase-options.ts';

const money = (value: number) => ({ value, currency: 'EUR' as const });

const selection = (uid: string, price: number, quantity = 1) => ({
  uid,
  label: uid,
  quantity,
  position: 1,
  is_default: false,
  price,
  price_type: 'FIXED' as const,
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
    option('frame', true, [selection('steel', 20), selection('wood', 7.5, 2)]),
    option('light', false, [selection('lamp', 10)]),
  ],
};

const getBasePrice = (change: object) =>
  toPurchaseOptions({ products: { items: [{ ...bundle, ...change }] } })?.basePrice;

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
