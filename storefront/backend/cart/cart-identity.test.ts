import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const CART =
  'query ($id: String!) { cart(cart_id: $id) { id total_quantity total_summary_quantity_including_config } }';

describe('cart identity', () => {
  it('[CRT-06] createEmptyCart answers a masked id of 32 letters and digits for a guest', async () => {
    expect(await shop.guestCart()).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it('createEmptyCart answers the customer’s own cart every time', async () => {
    const { token } = await shop.newCustomer();
    const first = await shop.ask('mutation { createEmptyCart }', {}, token);
    const second = await shop.ask('mutation { createEmptyCart }', {}, token);
    expect(second.data).toEqual(first.data);
    const own = await shop.ask('{ customerCart { id } }', {}, token);
    expect(own.at('customerCart', 'id')).toBe(first.at('createEmptyCart'));
  });

  it('takes an id made by the client once', async () => {
    const create = (id: string) =>
      shop.ask('mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id });
    const id = 'a'.repeat(32);
    expect((await create(id)).at('createEmptyCart')).toBe(id);
    expect((await create(id)).errors[0]).toMatchObject({
      message: `Cart with ID "${id}" already exists.`,
      extensions: { category: 'graphql-already-exists' },
    });
    expect((await create('short')).errors[0]?.message).toBe('Cart ID length should to be 32 symbols.');
  });

  it('createGuestCart is for guests, customerCart for customers', async () => {
    expect(
      (await shop.ask('mutation { createGuestCart { cart { id total_quantity } } }')).at('createGuestCart', 'cart'),
    ).toMatchObject({
      total_quantity: 0,
    });
    const { token } = await shop.newCustomer();
    const refused = await shop.ask('mutation { createGuestCart { cart { id } } }', {}, token);
    expect(refused.errors[0]?.message).toBe('Use `Query.customerCart` for logged in customer.');
    const guest = await shop.ask('{ customerCart { id } }');
    expect(guest.errors[0]).toMatchObject({
      message: 'The request is allowed for logged in customer',
      extensions: { category: 'graphql-authorization' },
    });
  });

  it('[CRT-17] an unknown id is no such entity, with the path that clients look at', async () => {
    const answer = await shop.ask(CART, { id: 'x'.repeat(32) });
    expect(answer.errors).toMatchObject([
      {
        message: `Could not find a cart with ID "${'x'.repeat(32)}"`,
        path: ['cart'],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
    expect(answer.data).toEqual({ cart: null });
    expect((await shop.ask(CART, { id: '' })).errors[0]?.message).toBe('Required parameter "cart_id" is missing');
  });

  it('[CRT-18] a merged cart is not active any more, whoever asks', async () => {
    const guest = await shop.guestCart();
    const { token } = await shop.newCustomer();
    await shop.ask('mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }', { id: guest }, token);
    for (const caller of [undefined, token]) {
      expect((await shop.ask(CART, { id: guest }, caller)).errors[0]).toMatchObject({
        message: "The cart isn't active.",
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
  });

  it('[CRT-19] a guest cannot touch a customer’s cart, nor a customer a guest’s or another’s', async () => {
    const { token: jan } = await shop.newCustomer();
    const { token: ewa } = await shop.newCustomer();
    const own = (await shop.ask('mutation { createEmptyCart }', {}, jan)).textAt('createEmptyCart');
    const guest = await shop.guestCart();
    for (const [id, token] of [
      [own, undefined],
      [own, ewa],
      [guest, jan],
    ] as const) {
      expect((await shop.ask(CART, { id }, token)).errors[0]).toMatchObject({
        message: `The current user cannot perform operations on cart "${id}"`,
        extensions: { category: 'graphql-authorization' },
      });
    }
  });

  it('forgets carts after thirty days without a change', async () => {
    const old = await shop.guestCart();
    shop.advance(20 * 86_400_000);
    const touched = await shop.guestCart();
    shop.advance(11 * 86_400_000);
    await shop.guestCart();
    expect((await shop.ask(CART, { id: old })).errors[0]?.message).toContain('Could not find a cart');
    expect((await shop.ask(CART, { id: touched })).errors).toEqual([]);
  });

  it('follows the request into another store view and currency', async () => {
    const bilingual = openTestShop({ secondStoreView: true });
    const id = await bilingual.guestCart();
    await bilingual.add(id, [{ sku: 'VIT-C', quantity: 1 }]);
    const english = await bilingual.graphql(
      'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value currency } } } }',
      { variables: { id }, headers: { Store: 'witryna_pl_en_gb' } },
    );
    bilingual.dispose();
    expect(english.data).toEqual({ cart: { prices: { grand_total: { value: 11.99, currency: 'EUR' } } } });
  });
});
