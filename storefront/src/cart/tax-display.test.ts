import { describe, expect, it } from 'vitest';
import { emptyCart } from './cart.ts';
import { getCartState } from './cart-state.ts';
import { noMutations } from './mutation-state.ts';
import { estimateShippingMutation, noEstimate, toEstimates, type ShippingEstimate } from './estimate-shipping.ts';
import { cartConfigQuery, getStockTaxDisplay, getTaxDisplay, shownAmounts } from './tax-display.ts';

const net = { minor: 1000, currency: 'PLN' };
const gross = { minor: 1230, currency: 'PLN' };
const pln = (value: number) => ({ currency: 'PLN' as const, value });
/** The estimate in the state of the cart. */
const estimated = (estimates: readonly ShippingEstimate[]) =>
  getCartState({
    cartId: 'cart1',
    reading: { cart: emptyCart, loading: false, error: undefined },
    mutations: noMutations,
    estimates,
  }).estimateShipping;

describe('the tax settings of the store', () => {
  it('[CRT-29] are asked for by GetCartConfig', () => {
    expect(cartConfigQuery.name).toBe('GetCartConfig');
    for (const field of ['price', 'subtotal', 'shipping', 'full_summary'])
      expect(cartConfigQuery.document.toString()).toContain(`tax_cart_display_${field}`);
  });

  it('[CRT-30] decide for prices, subtotal and shipping each whether tax is in the amount', () => {
    const config = {
      store_code: 'pl',
      tax_cart_display_price: 1,
      tax_cart_display_subtotal: 2,
      tax_cart_display_shipping: 3,
      tax_cart_display_full_summary: true,
      sales_fixed_product_tax_display_setting: 'EXCLUDE_FPT_WITHOUT_DETAILS' as const,
      tax_defaults_country: 'PL',
      tax_defaults_postcode: '00-001',
      display_shipping_prices: 2,
    };
    expect(getTaxDisplay(config)).toEqual({
      price: 'excluding',
      subtotal: 'including',
      shipping: 'both',
      shippingMethods: 'including',
      fullSummary: true,
      hasFixedTaxDetails: false,
      country: 'PL',
      postcode: '00-001',
    });
    expect(getTaxDisplay(undefined)).toMatchObject({
      price: 'including',
      subtotal: 'including',
      shipping: 'including',
      fullSummary: false,
    });
  });

  it('are read from the names that stock Magento has, with its own country as the destination', () => {
    const config = {
      store_code: 'default',
      shopping_cart_display_price: 3,
      shopping_cart_display_subtotal: 1,
      shopping_cart_display_shipping: 2,
      shopping_cart_display_full_summary: true,
      sales_fixed_product_tax_display_setting: 'FPT_DISABLED' as const,
      default_country: 'AT',
      display_shipping_prices: 3,
    };
    expect(getStockTaxDisplay(config)).toEqual({
      price: 'both',
      subtotal: 'excluding',
      shipping: 'including',
      shippingMethods: 'both',
      fullSummary: true,
      hasFixedTaxDetails: true,
      country: 'AT',
      postcode: '',
    });
    expect(getStockTaxDisplay(undefined)).toMatchObject({ price: 'including', country: '' });
  });

  it('show shipping methods as the shipping in the totals where the backend tells no more', () => {
    const config = {
      store_code: 'default',
      sales_fixed_product_tax_display_setting: 'FPT_DISABLED' as const,
      shopping_cart_display_shipping: 1,
    };
    expect(getStockTaxDisplay(config)).toMatchObject({ shipping: 'excluding', shippingMethods: 'excluding' });
  });

  it.each([
    ['US', 'excluding'],
    ['CA', 'excluding'],
    ['GB', 'including'],
    ['CH', 'including'],
    ['JP', 'including'],
  ])('are what is usual in %s where the backend tells none: %s tax', (country, mode) => {
    const usual = { price: mode, subtotal: mode, shipping: mode, shippingMethods: mode };
    expect(getStockTaxDisplay(undefined, country)).toMatchObject(usual);
    expect(getTaxDisplay(undefined, country)).toMatchObject(usual);
  });

  it('[CRT-30] show an amount without tax, with it, or both by name', () => {
    expect(shownAmounts('excluding', net, gross)).toEqual([{ amount: net, tax: null }]);
    expect(shownAmounts('including', net, gross)).toEqual([{ amount: gross, tax: null }]);
    expect(shownAmounts('both', net, gross)).toEqual([
      { amount: net, tax: 'without' },
      { amount: gross, tax: 'with' },
    ]);
  });

  it('show what there is where the backend gives one amount only', () => {
    expect(shownAmounts('excluding', null, gross)).toEqual([{ amount: gross, tax: null }]);
    expect(shownAmounts('both', net, null)).toEqual([{ amount: net, tax: null }]);
    expect(shownAmounts('including', null, null)).toEqual([]);
  });
});

describe('the estimate of shipping', () => {
  it('[CRT-25] [CRT-26] asks with cart and address for carrier, method and three amounts', () => {
    const document = estimateShippingMutation.document.toString();
    for (const field of [
      'cart_id',
      'address',
      'carrier_code',
      'method_code',
      'amount',
      'price_excl_tax',
      'price_incl_tax',
    ])
      expect(document).toContain(field);
  });

  it('[CRT-27] is the first that comes', () => {
    const method = (carrier_code: string, value: number) => ({
      carrier_code,
      method_code: 'standard',
      available: true,
      amount: pln(value),
      price_excl_tax: pln(value / 1.23),
      price_incl_tax: pln(value),
    });
    const answer = { estimateShippingMethods: [method('locker', 11.99), method('courier', 14.99)] };
    expect(estimated(toEstimates(answer))).toMatchObject({
      carrierCode: 'locker',
      amount: { minor: 1199, currency: 'PLN' },
      withTax: { minor: 1199, currency: 'PLN' },
    });
  });

  it('is never that of a carrier that refuses the address', () => {
    const refusing = {
      carrier_code: 'ups',
      method_code: null,
      available: false,
      amount: pln(0),
      price_excl_tax: pln(0),
      price_incl_tax: pln(0),
    };
    const offered = { ...refusing, carrier_code: 'courier', method_code: 'standard', available: true };
    expect(toEstimates({ estimateShippingMethods: [refusing, offered] })).toMatchObject([{ carrierCode: 'courier' }]);
    expect(estimated(toEstimates({ estimateShippingMethods: [refusing] }))).toBe(noEstimate);
  });

  it('[CRT-28] is 0 USD before any result, and when nothing is offered', () => {
    expect(noEstimate.amount).toEqual({ minor: 0, currency: 'USD' });
    expect(estimated([])).toBe(noEstimate);
    for (const estimateShippingMethods of [[], null]) {
      expect(estimated(toEstimates({ estimateShippingMethods }))).toBe(noEstimate);
    }
  });
});

describe('an empty cart', () => {
  it('[CRT-21] has no items and a subtotal of 0 USD as its placeholder', () => {
    expect(emptyCart).toMatchObject({ count: 0, lines: [], subtotal: { minor: 0, currency: 'USD' } });
  });
});
