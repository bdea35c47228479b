import { describe, expect, it } from 'vitest';
import type { Cart } from '../cart/index.ts';
import { withEstimatedTotals } from './estimate-totals.ts';

const money = (value: number) => ({ value, currency: 'PLN' as const });
const cart: Cart = {
  id: 'cart1',
  count: 1,
  isVirtual: false,
  lines: [],
  subtotal: { minor: 2990, currency: 'PLN' },
  subtotalExcludingTax: null,
  taxes: [],
  discounts: [],
  shipping: null,
  total: { minor: 2990, currency: 'PLN' },
  coupon: null,
  freeShipping: null,
  freeGift: null,
};
const method = {
  carrier_title: 'Kurier',
  method_title: 'Dostawa',
  amount: money(12.19),
  price_incl_tax: money(14.99),
  price_excl_tax: money(12.19),
};
const prices = {
  applied_taxes: [{ label: 'VAT 23%', amount: money(2.8) }],
  discounts: [{ label: 'WITAJ10', amount: money(2.99) }],
  grand_total: money(41.9),
};

describe('withEstimatedTotals', () => {
  it('takes total, shipping, taxes and discounts from the estimate, and the rest from the cart', () => {
    expect(
      withEstimatedTotals(cart, {
        estimateTotals: { cart: { id: 'cart1', prices, shipping_addresses: [{ selected_shipping_method: method }] } },
      }),
    ).toEqual({
      ...cart,
      total: { minor: 4190, currency: 'PLN' },
      taxes: [{ label: 'VAT 23%', amount: { minor: 280, currency: 'PLN' } }],
      discounts: [{ label: 'WITAJ10', amount: { minor: 299, currency: 'PLN' } }],
      shipping: {
        title: 'Kurier – Dostawa',
        amount: { minor: 1499, currency: 'PLN' },
        excludingTax: { minor: 1219, currency: 'PLN' },
      },
    });
  });

  it('leaves the cart as it is where the backend estimates no total or no shipping price', () => {
    expect(withEstimatedTotals(cart, { estimateTotals: { cart: null } })).toBe(cart);
    expect(
      withEstimatedTotals(cart, {
        estimateTotals: { cart: { id: 'cart1', prices, shipping_addresses: [{ selected_shipping_method: null }] } },
      }),
    ).toBe(cart);
    expect(
      withEstimatedTotals(cart, {
        estimateTotals: {
          cart: {
            id: 'cart1',
            prices: { ...prices, grand_total: null },
            shipping_addresses: [{ selected_shipping_method: method }],
          },
        },
      }),
    ).toBe(cart);
  });
});
