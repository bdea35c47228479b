import { expect, it } from 'vitest';
import { UnknownOutcomeError } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { cancelCustomerOrder } from './cancel-customer-order.ts';

const lost = new TypeError('fetch failed');
const order = (quantity_canceled: number) => ({
  data: { customer: { __typename: 'Customer', orders: { items: [{ items: [{ quantity_canceled }] }] } } },
});

function run(answers: (object | Error)[], canceledPieces = 0) {
  const { client, sent } = fakeBackend((_, call) => answers[call] ?? lost, { capabilities: ['orderCancellation'] });
  return {
    result: cancelCustomerOrder(client, { uid: 'MTI=', number: '000000012', canceledPieces }, 'Ordered twice'),
    sent,
    names: () => sent.map(({ name }) => name),
  };
}

it.each([
  ['nothing', { error: null }, undefined],
  ['a refusal', { error: 'Order already closed.' }, 'Order already closed.'],
])('returns %s of the backend', async (_, cancelOrder, refusal) => {
  const { result, names } = run([{ data: { cancelOrder } }]);
  expect(await result).toBe(refusal);
  expect(names()).toEqual(['CancelOrder']);
});

it('sends the id where the backend rejects the uid, as the first releases do', async () => {
  const rejected = {
    data: { cancelOrder: null },
    errors: [graphqlError('Required parameter "order_id" is missing or incorrect.', 'graphql-input', ['cancelOrder'])],
  };
  const { result, sent } = run([rejected, { data: { cancelOrder: { error: null } } }]);
  expect(await result).toBeUndefined();
  expect(sent.map(({ variables }) => variables['uid'])).toEqual(['MTI=', '12']);
});

it('has canceled the order when the answer is lost and the order is canceled: sent once', async () => {
  const { result, names } = run([lost, order(2)]);
  expect(await result).toBeUndefined();
  expect(names()).toEqual(['CancelOrder', 'getCustomerOrder']);
});

it('has failed when the answer is lost and the order is as before', async () => {
  await expect(run([lost, order(0)]).result).rejects.toMatchObject({ kind: 'network' });
});

it('has failed when the answer is lost and no more is canceled than what was refunded before', async () => {
  await expect(run([lost, order(1)], 1).result).rejects.toMatchObject({ kind: 'network' });
});

it('does not know when the order cannot be read', async () => {
  await expect(run([lost, lost]).result).rejects.toBeInstanceOf(UnknownOutcomeError);
});
