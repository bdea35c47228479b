import { afterEach, describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder } from '../checkout/testing/checkout-driver.ts';
import { openTestShop, PASSWORD, type TestShop } from '../checkout/testing/test-shop.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';
import type { CommerceSettings } from '../shop/commerce-settings.ts';

const email = 'credit@example.com';

const commerce: CommerceSettings = {
  storeCredit: true,
  rewardPoints: { earning: { amount: 100, points: 1 }, redemption: { amount: 100, points: 10 }, minimum: 50 },
};

const [view] = fixtureShop().storeViews;

let shop: TestShop;

/** Opens a shop on Adobe Commerce with one customer, and returns the customer's token and cart with one product. */
async function open(balances: { storeCredit?: number; rewardPoints?: number }, settings = commerce) {
  shop = openTestShop({
    shop: fixtureShop({
      storeViews: [{ ...view, config: { ...view.config, order_cancellation_enabled: true } }],
      commerce: settings,
      accounts: [{ email, password: PASSWORD, firstname: 'Jan', lastname: 'Nowak', addresses: [], ...balances }],
    }),
  });
  const token = await shop.signIn(email);
  const cartId = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
  await shop.add(cartId, [{ sku: 'VIT-C', quantity: 1 }], token);
  return { token, cartId };
}

const fields = `cart {
  applied_store_credit { enabled applied_balance { value } current_balance { value } }
  applied_reward_points { points money { value } }
  available_payment_methods { code }
  prices { grand_total { value } }
}`;

const useCredit = (cartId: string, token: string, field = 'applyStoreCreditToCart') =>
  shop.ask(`mutation ($id: String!) { ${field}(input: { cart_id: $id }) { ${fields} } }`, { id: cartId }, token);

const usePoints = (cartId: string, token: string, field = 'applyRewardPointsToCart') =>
  shop.ask(`mutation ($id: ID!) { ${field}(cartId: $id) { ${fields} } }`, { id: cartId }, token);

const readAccount = async (token: string) =>
  (
    await shop.ask(
      `{ customer {
        store_credit { enabled current_balance { value } balance_history { total_count items { action balance_change { value } } } }
        reward_points { balance { points money { value } } balance_history { points_change } }
      } }`,
      {},
      token,
    )
  ).at('customer');

describe('store credit and reward points', () => {
  afterEach(() => shop.dispose());

  it('pay for a part of the cart, and can be removed', async () => {
    const { token, cartId } = await open({ storeCredit: 500, rewardPoints: 60 });
    const before = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }',
      { id: cartId },
      token,
    );
    const total = Number(before.at('cart', 'prices', 'grand_total', 'value'));
    await useCredit(cartId, token);
    const both = await usePoints(cartId, token);
    expect(both.at('applyRewardPointsToCart', 'cart')).toMatchObject({
      applied_store_credit: { enabled: true, applied_balance: { value: 5 }, current_balance: { value: 5 } },
      applied_reward_points: { points: 60, money: { value: 6 } },
      prices: { grand_total: { value: Math.round((total - 11) * 100) / 100 } },
    });
    await useCredit(cartId, token, 'removeStoreCreditFromCart');
    const none = await usePoints(cartId, token, 'removeRewardPointsFromCart');
    expect(none.at('removeRewardPointsFromCart', 'cart')).toMatchObject({
      applied_store_credit: { applied_balance: { value: 0 } },
      applied_reward_points: null,
      prices: { grand_total: { value: total } },
    });
  });

  it('pay for all of an order, are spent with it, and come back when it is canceled', async () => {
    const { token, cartId } = await open({ storeCredit: 100_000 });
    await fillCheckout(shop, cartId, { payment: null }, token);
    const used = await useCredit(cartId, token);
    expect(used.at('applyStoreCreditToCart', 'cart')).toMatchObject({
      available_payment_methods: [{ code: 'free' }],
      prices: { grand_total: { value: 0 } },
    });
    await fillCheckout(
      shop,
      cartId,
      { address: null, billing: null, shipping: null, payment: { code: 'free' } },
      token,
    );
    const placed = await placeOrder(shop, cartId, token);
    expect(placed.errors).toEqual([]);
    const spent = used.at('applyStoreCreditToCart', 'cart', 'applied_store_credit', 'applied_balance', 'value');
    expect(await readAccount(token)).toMatchObject({
      store_credit: {
        current_balance: { value: Math.round(100_000 - Number(spent) * 100) / 100 },
        balance_history: { total_count: 2, items: [{ action: 'Used', balance_change: { value: -Number(spent) } }, {}] },
      },
    });
    const cancel = 'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Other" }) { error } }';
    await shop.ask(cancel, { id: placed.textAt('placeOrder', 'orderV2', 'id') }, token);
    expect(await readAccount(token)).toMatchObject({ store_credit: { current_balance: { value: 1000 } } });
  });

  it('does not pay with fewer points than the store wants', async () => {
    const { token, cartId } = await open({ rewardPoints: 49 });
    expect((await usePoints(cartId, token)).errors).toHaveLength(1);
  });

  it('has none where the merchant has switched them off', async () => {
    const { token, cartId } = await open({ storeCredit: 500 }, { storeCredit: false, rewardPoints: null });
    expect(await readAccount(token)).toEqual({
      store_credit: { enabled: false, current_balance: null, balance_history: null },
      reward_points: null,
    });
    expect((await useCredit(cartId, token)).errors).toHaveLength(1);
  });
});

it('a shop on Magento Open Source knows neither', async () => {
  shop = openTestShop();
  const answer = await shop.ask('{ customer: __type(name: "Customer") { fields { name } } }');
  expect(JSON.stringify(answer.data)).not.toMatch(/store_credit|reward_points/);
  shop.dispose();
});
