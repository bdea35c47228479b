import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, readyCart } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';
import { valueAt } from '../testing/test-backend.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

describe('orders of a guest', () => {
  const FIELDS = 'number email total { grand_total { value } } items { product_sku quantity_ordered }';

  async function orderAs(email: string) {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }], { email });
    const answer = await placeOrder(shop, id);
    return {
      number: answer.textAt('placeOrder', 'orderV2', 'number'),
      token: answer.textAt('placeOrder', 'orderV2', 'token'),
    };
  }

  it('are found by number, e-mail and last name together, or by token', async () => {
    const { number, token } = await orderAs('Guest@example.com');
    const byFacts = (lastname: string, email = 'guest@example.com') =>
      shop.ask(`query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${FIELDS} } }`, {
        input: { number, email, lastname },
      });
    const found = { number, email: 'Guest@example.com', total: { grand_total: { value: 64.98 } } };
    expect((await byFacts('kowalski')).at('guestOrder')).toMatchObject(found);
    const byToken = await shop.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${FIELDS} } }`,
      { token },
    );
    expect(byToken.at('guestOrderByToken')).toMatchObject(found);
    for (const answer of [await byFacts('Nowak'), await byFacts('Kowalski', 'other@example.com')]) {
      expect(answer.errors[0]).toMatchObject({
        message: "We couldn't locate an order with the information provided.",
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
  });

  it('stay in the currency in which they were placed, and are confirmed in the language of their store view', async () => {
    const bilingual = openTestShop({ secondStoreView: true });
    const id = await readyCart(bilingual, [{ sku: 'VIT-C', quantity: 2 }]);
    const placed = await bilingual.graphql(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { token } } }',
      {
        variables: { id },
        headers: { Store: 'witryna_pl_en_gb' },
      },
    );
    const token = valueAt(valueAt(valueAt(placed.data, 'placeOrder'), 'orderV2'), 'token');
    const money = '{ value currency }';
    const inPolish = await bilingual.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        total { grand_total ${money} subtotal_incl_tax ${money} total_shipping ${money} base_grand_total ${money} } items { product_sale_price ${money} } } }`,
      { token },
    );
    expect(inPolish.at('guestOrderByToken')).toEqual({
      total: {
        grand_total: { value: 27.47, currency: 'EUR' },
        subtotal_incl_tax: { value: 23.98, currency: 'EUR' },
        total_shipping: { value: 3.49, currency: 'EUR' },
        base_grand_total: { value: 116.89, currency: 'PLN' },
      },
      items: [{ product_sale_price: { value: 11.1, currency: 'EUR' } }],
    });
    const mail = await bilingual.newestMail();
    for (const words of [
      'We have received your order no.',
      '€23.98',
      'Delivery (Courier)',
      '€27.47',
      '/witryna_pl_en_gb/track-my-order/',
      'Food supplements are no substitute',
    ]) {
      expect(mail).toContain(words);
    }
    expect(mail).not.toMatch(/zł|Dziękujemy|Razem/u);
    bilingual.dispose();
  });

  it('do not include those of customers', async () => {
    const { email, token } = await shop.newCustomer();
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    await fillCheckout(shop, id, {}, token);
    const number = (await placeOrder(shop, id, token)).textAt('placeOrder', 'orderV2', 'number');
    const answer = await shop.ask('query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }', {
      input: { number, email, lastname: 'Kowalski' },
    });
    expect(answer.errors[0]?.message).toBe('Please login to view the order.');
  });
});
