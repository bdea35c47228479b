import { describe, expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { fakeBackend, graphqlError, type FakeHandler } from '../testing/index.ts';
import { reorder } from './reorder.ts';

const added: FakeHandler = () => ({
  data: {
    reorderItems: {
      cart: {
        __typename: 'Cart',
        id: 'own',
        items: [
          { __typename: 'SimpleCartItem', product: { sku: 'LACES' } },
          { __typename: 'ConfigurableCartItem', product: { sku: 'BOOT' }, configured_variant: { sku: 'BOOT-42' } },
        ],
      },
      userInputErrors: [{ code: 'NOT_SALABLE', message: 'Gone.' }],
    },
  },
});

/** Orders again, and writes down what is done with the cart. */
async function run(handler: FakeHandler, readCart = () => Promise.resolve(), known: string | null = 'known') {
  const { client, sent } = fakeBackend(handler);
  const calls: string[] = [];
  const noted: unknown[] = [];
  const outcome = await reorder('000000012', {
    client,
    cart: { get: () => known, set: (id) => calls.push(`cart ${id}`) },
    unsettled: { note: (error) => noted.push(error) },
    news: { announce: () => calls.push('announce') },
    readCart: () => {
      calls.push('read');
      return readCart();
    },
  });
  return { outcome, calls, noted, sent };
}

describe('ordering again', () => {
  it('shows the cart with the products, tells the other tabs, and says what could not be had', async () => {
    const { outcome, calls, noted } = await run(added);
    expect(outcome).toEqual({
      type: 'added',
      unavailable: { cartSkus: ['LACES', 'BOOT', 'BOOT-42'], messages: ['Gone.'] },
    });
    expect(calls).toEqual(['cart own', 'announce', 'read']);
    expect(noted).toEqual([]);
  });

  it('counts also when the cart cannot be read afterward', async () => {
    const { outcome } = await run(added, () => Promise.reject(new CommerceError('network')));
    expect(outcome).toMatchObject({ type: 'added' });
  });

  it.each([
    ['the answer is lost', new TypeError('fetch failed')],
    ['the answer says nothing', { data: { reorderItems: null } }],
  ])('[RSK-01] is not known to have failed when %s: the cart is read again, and an order waits', async (_, answer) => {
    const { outcome, calls, noted, sent } = await run(() => answer);
    expect(outcome).toEqual({ type: 'unknown' });
    expect(calls).toEqual(['announce', 'read']);
    expect(noted).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('looks for the cart of a customer who had none when the answer is lost', async () => {
    const { outcome, calls } = await run(
      ({ name }) => (name === 'createCart' ? { data: { cartId: 'own' } } : new TypeError('fetch failed')),
      undefined,
      null,
    );
    expect(outcome).toEqual({ type: 'unknown' });
    expect(calls).toEqual(['cart own', 'announce', 'read']);
  });

  it('has failed when the backend refuses', async () => {
    const { outcome, calls } = await run(() => ({
      data: null,
      errors: [graphqlError('Cannot find order number "000000012".')],
    }));
    expect(outcome).toEqual({ type: 'refused' });
    expect(calls).toEqual(['announce', 'read']);
  });
});
