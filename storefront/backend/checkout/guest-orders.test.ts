import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, readyCart } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

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
    return { number: answer.textAt('placeOrder', 'orderV2', 'number'), token: answer.textAt('placeOrder', 'orderV2', 'token') };
  }

  it('are found by number, e-mail and last name together, or by token', async () => {
    const { number, token } = await orderAs('Guest@example.com');
    const byFacts = (lastname: string, email = 'guest@example.com') =>
      shop.ask(
        `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${FIELDS} } }`,
        { input: { number, email, lastname } },
      );
    const found = { number, email: 'Guest@example.com', total: { grand_total: { value: 64.98 } } };
    expect((await byFacts('kowalski')).at('guestOrder')).toMatchObject(found);
    const byToken = await shop.ask(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${FIELDS} } }`, { token });
    expect(byToken.at('guestOrderByToken')).toMatchObject(found);
    for (const answer of [await byFacts('Nowak'), await byFacts('Kowalski', 'other@example.com')]) {
      expect(answer.errors[0]).toMatchObject({
        message: "We couldn't locate an order with the information provided.",
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
  });

  it('do not include those of customers', async () => {
    const { email, token } = await shop.newCustomer();
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    await fillCheckout(shop, id, {}, token);
    const number = (await placeOrder(shop, id, token)).textAt('placeOrder', 'orderV2', 'number');
    const answer = await shop.ask(
      'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
      { input: { number, email, lastname: 'Kowalski' } },
    );
    expect(answer.errors[0]?.message).toBe('Please login to view the order.');
  });
});
