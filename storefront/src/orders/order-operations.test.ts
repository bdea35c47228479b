import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { customerOrderQuery, guestOrderQuery } from './order-operations.ts';

const gone = (...path: (string | number)[]) =>
  graphqlError(
    "The product that was requested doesn't exist. Verify the product and try again.",
    'graphql-no-such-entity',
    path,
  );
const order = { number: '000000012', items: [{ product_name: 'Shoe', product: null }] };
const request = { number: '000000012', email: 'a@example.com', lastname: 'A' };

function ask(body: object) {
  const { client } = fakeBackend(() => body, { capabilities: ['guestOrders', 'orderProducts'] });
  return {
    customer: () => execute(client, customerOrderQuery, { number: request.number }),
    guest: () => execute(client, guestOrderQuery, { request }),
  };
}

describe('order of which a product was deleted', () => {
  it('is that of the customer', async () => {
    const data = { customer: { __typename: 'Customer', orders: { items: [order] } } };
    const errors = [gone('customer', 'orders', 'items', 0, 'items', 0, 'product')];
    await expect(ask({ data, errors }).customer()).resolves.toMatchObject({ data });
  });

  it('is that of a guest', async () => {
    const errors = [gone('guestOrder', 'items', 0, 'product')];
    await expect(ask({ data: { guestOrder: order }, errors }).guest()).resolves.toMatchObject({
      data: { guestOrder: order },
    });
  });

  it('fails where the order itself cannot be read', async () => {
    const data = { customer: { __typename: 'Customer', orders: null }, guestOrder: null };
    const answer = ask({ data, errors: [gone('customer', 'orders')] });
    await expect(answer.customer()).rejects.toMatchObject({ kind: 'graphql' });
    await expect(ask({ data, errors: [gone('guestOrder')] }).guest()).rejects.toMatchObject({ kind: 'graphql' });
  });
});
