import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestOrderQuery } from '../../storefront/src/checkout/checkout-operations.ts';
import {
  customerOrderQuery,
  orderHistoryQuery,
  recentOrdersQuery,
} from '../../storefront/src/orders/order-operations.ts';
import { stockCapabilities } from '../../storefront/src/commerce/capabilities.ts';
import { fillCheckout } from '../../storefront/backend/checkout/testing/checkout-driver.ts';
import { openTestShop, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import { valueAt } from '../../storefront/backend/testing/test-backend.ts';

const [polish, english] = ['witryna_pl_pl_pl', 'witryna_pl_en_gb'];

let shop: TestShop;
let token: string;
const numbers: unknown[] = [];

const send = async (storeView: string, document: string, variables: Record<string, unknown>) => {
  const { data, errors } = await shop.graphql(document, {
    variables,
    headers: { Authorization: `Bearer ${token}`, Store: storeView },
  });
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
};

beforeAll(async () => {
  shop = openTestShop({ profile: 'stock', secondStoreView: true });
  ({ token } = await shop.newCustomer());
  for (const storeView of [polish, english]) {
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    await fillCheckout(shop, id, {}, token);
    const placed = await send(
      storeView,
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }',
      { id },
    );
    numbers.push(valueAt(placed, 'placeOrder', 'orderV2', 'number'));
    shop.advance(60_000);
  }
});
afterAll(() => shop.dispose());

describe.each([polish, english])('orders of a customer in the store view %s', (storeView) => {
  const list = async (
    query: { document: { toString(capabilities: typeof stockCapabilities): string } },
    variables = {},
  ) => {
    const data = await send(storeView, query.document.toString(stockCapabilities), variables);
    const items = valueAt(data, 'customer', 'orders', 'items');
    return Array.isArray(items) ? items.map((item) => valueAt(item, 'number')) : [];
  };

  it('are listed with the newest first, whichever view they were placed in', async () => {
    const newestFirst = numbers.toReversed();
    expect(await list(recentOrdersQuery, { pageSize: 5 })).toEqual(newestFirst);
    expect(await list(orderHistoryQuery, { page: 1, pageSize: 10 })).toEqual(newestFirst);
    expect(await list(orderHistoryQuery, { page: 2, pageSize: 1 })).toEqual(newestFirst.slice(1));
    expect(await list(newestOrderQuery)).toEqual(newestFirst.slice(0, 1));
  });

  it('can each be opened', async () => {
    for (const number of numbers) expect(await list(customerOrderQuery, { number })).toEqual([number]);
  });
});
