import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textWith } from './testing/matchers.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const METHODS =
  'carrier_code method_code amount { value currency } price_excl_tax { value } price_incl_tax { value } available error_message';

async function cartWith(...items: object[]): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, items);
  return id;
}

describe('estimates', () => {
  const estimate = (id: string, country = 'PL') =>
    shop.ask(
      `mutation ($id: String!, $country: CountryCodeEnum!) {
        estimateShippingMethods(input: { cart_id: $id, address: { country_code: $country, postcode: "00-001" } }) { ${METHODS} }
      }`,
      { id, country },
    );

  it('[CRT-25] [CRT-26] list the methods with currency and value, and save nothing', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    expect((await estimate(id)).at('estimateShippingMethods')).toMatchObject([
      {
        carrier_code: 'courier',
        method_code: 'standard',
        amount: { value: 14.99, currency: 'PLN' },
        price_excl_tax: { value: 12.19 },
        price_incl_tax: { value: 14.99 },
        available: true,
        error_message: null,
      },
      { carrier_code: 'parcel_locker', amount: { value: 11.99 } },
      { carrier_code: 'instore', method_code: 'pickup', amount: { value: 0 } },
    ]);
    const cart = await shop.ask('query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }', { id });
    expect(cart.at('cart', 'shipping_addresses')).toEqual([]);
  });

  it('are free from 149 zł of goods', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 3 });
    expect((await estimate(id)).at('estimateShippingMethods', 0, 'amount', 'value')).toBe(0);
  });

  it('are empty for an empty cart and unavailable abroad', async () => {
    expect((await estimate(await shop.guestCart())).at('estimateShippingMethods')).toEqual([]);
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    expect((await estimate(id, 'DE')).at('estimateShippingMethods', 0)).toMatchObject({
      available: false,
      method_code: null,
      error_message: textWith('not available'),
    });
  });

  it('call an unknown cart a wrong input', async () => {
    expect((await estimate('q'.repeat(32))).errors[0]).toMatchObject({
      message: `Could not find a cart with ID "${'q'.repeat(32)}"`,
      extensions: { category: 'graphql-input' },
    });
  });

  it('of totals include the delivery that is asked for', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    const answer = await shop.ask(
      `mutation ($id: String!) { estimateTotals(input: {
        cart_id: $id, address: { country_code: PL }, shipping_method: { carrier_code: "courier", method_code: "standard" }
      }) { cart { prices { grand_total { value } applied_taxes { label } } } } }`,
      { id },
    );
    expect(answer.at('estimateTotals', 'cart', 'prices')).toEqual({
      grand_total: { value: 64.98 },
      applied_taxes: [{ label: 'VAT 8%' }, { label: 'VAT 23%' }],
    });
  });
});
