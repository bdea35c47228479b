import { describe, expect, it, vi } from 'vitest';
import { CommerceError } from './commerce-error.ts';
import { graphql } from './graphql.ts';
import { defineQuery } from './operation.ts';
import { execute } from './execute.ts';
import { storeSnapshot } from './store-snapshot.ts';
import {
  addCoupon,
  blocks,
  cart,
  couponInput,
  graphqlError,
  named,
  setEmail,
  setUp,
  storeName,
} from './testing/client-setup.ts';
import { jsonResponse } from './testing/fake-fetch.ts';

describe('public queries for the same data', () => {
  it('share the request that is under way', async () => {
    const { client, requests } = setUp([named]);
    const together = [execute(client, storeName, {}), execute(client, storeName, {})];
    expect(await Promise.all(together)).toEqual([expect.objectContaining(named), expect.objectContaining(named)]);
    expect(requests).toHaveLength(1);
  });

  it('fail together, which is logged once', async () => {
    const { client, requests, log } = setUp([{ errors: [graphqlError('Nie teraz')] }]);
    const together = [execute(client, storeName, {}), execute(client, storeName, {})];
    for (const answer of together) await expect(answer).rejects.toMatchObject({ kind: 'graphql' });
    expect(requests).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  });

  it('are asked for by each identity and with each set of variables', async () => {
    const { client, identity, requests } = setUp([named]);
    const answers = [
      execute(client, storeName, {}),
      execute(client, blocks, { ids: ['a'] }),
      execute(client, blocks, { ids: ['b'] }),
    ];
    identity.currency = 'EUR';
    answers.push(execute(client, storeName, {}));
    await Promise.allSettled(answers);
    expect(requests).toHaveLength(4);
  });

  it('are no private ones', async () => {
    const { client, requests } = setUp([{ data: { cart: null } }]);
    await Promise.all([execute(client, cart, { id: 'x' }), execute(client, cart, { id: 'x' })]);
    expect(requests).toHaveLength(2);
  });
});

describe('repetition', () => {
  const lost = new TypeError('Failed to fetch');

  it('[NET-09] repeats queries and mutations that are safe to repeat', async () => {
    const query = setUp([lost, lost, named]);
    await expect(execute(query.client, storeName, {})).resolves.toMatchObject(named);
    expect(query.requests).toHaveLength(3);
    const mutation = setUp([new Response('', { status: 503 }), { data: { setGuestEmailOnCart: null } }]);
    await execute(mutation.client, setEmail, { input: { cart_id: 'x', email: 'a@b.pl' } });
    expect(mutation.requests).toHaveLength(2);
  });

  it('never repeats other mutations, so that a lost answer does not add twice', async () => {
    const { client, requests } = setUp([lost, { data: {} }]);
    await expect(execute(client, addCoupon, couponInput)).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('logs a failure once, when all repetitions have failed', async () => {
    const { client, requests, log } = setUp([lost]);
    await expect(execute(client, storeName, {})).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(6);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a token that the backend refuses', () => {
  const refusal = jsonResponse(
    { errors: [graphqlError('User token has been revoked', { category: 'graphql-authentication' })] },
    { status: 401 },
  );

  it('is reported, and a public query repeated as a guest', async () => {
    const onTokenRefused = vi.fn(() => true);
    const { client, identity, requests } = setUp([refusal, named], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, storeName, {})).resolves.toMatchObject(named);
    expect(onTokenRefused).toHaveBeenCalledOnce();
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
  });

  it('of a deleted account fails before the first field: a public query is repeated as a guest', async () => {
    const internal = { errors: [{ message: 'Internal server error' }] };
    const onTokenRefused = vi.fn(() => true);
    const shop = setUp([internal, named], { onTokenRefused });
    shop.identity.token = 'old';
    await expect(execute(shop.client, storeName, {})).resolves.toMatchObject(named);
    expect(shop.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
    const account = setUp([internal], { onTokenRefused });
    account.identity.token = 'old';
    await expect(execute(account.client, cart, { id: 'x' })).rejects.toMatchObject({ kind: 'graphql' });
    expect(account.requests).toHaveLength(1);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('does not turn private operations into those of a guest', async () => {
    const onTokenRefused = vi.fn(() => true);
    const { client, identity, requests } = setUp([refusal], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({ kind: 'graphql' });
    expect(requests).toHaveLength(1);
    expect(onTokenRefused).toHaveBeenCalledOnce();
  });

  it('leaves the session to a caller who asks whether the token is refused', async () => {
    const onTokenRefused = vi.fn(() => true);
    const { client, identity, requests } = setUp([refusal], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, cart, { id: 'x' }, { mayRefuseToken: true })).rejects.toMatchObject({
      kind: 'graphql',
    });
    expect(requests).toHaveLength(1);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('leaves nothing to say when it had been given up: what was asked for with it is over', async () => {
    const onTokenRefused = vi.fn(() => false);
    const { client, identity, log } = setUp([refusal], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({ kind: 'aborted' });
    expect(onTokenRefused).toHaveBeenCalledWith('old');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['customer', 1],
    ['removeProductsFromWishlist', 1],
    ['deletePaymentToken', 1],
    ['reorderItems', 1],
    ['applyCouponToCart', 0],
    ['cancelOrder', 0],
  ])('is what Magento before 2.4.8 means when it forbids %s: %i', async (field, times) => {
    const onTokenRefused = vi.fn(() => true);
    const forbidden = graphqlError("The current customer isn't authorized.", {
      category: 'graphql-authorization',
      path: [field],
    });
    const { client, identity } = setUp([{ data: null, errors: [forbidden] }], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({ kind: 'graphql' });
    expect(onTokenRefused).toHaveBeenCalledTimes(times);
  });

  it('is not what an address is that may not be deleted', async () => {
    const onTokenRefused = vi.fn(() => true);
    const isDefault = graphqlError('Customer Address 3 is set as default billing address and can not be deleted', {
      category: 'graphql-authorization',
      path: ['deleteCustomerAddress'],
    });
    const { client, identity } = setUp([{ data: null, errors: [isDefault] }], { onTokenRefused });
    identity.token = 'good';
    await expect(execute(client, cart, { id: 'x' })).rejects.toBeInstanceOf(CommerceError);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('is not what a wrong password is', async () => {
    const onTokenRefused = vi.fn(() => true);
    const wrong = graphqlError('Invalid login or password.', {
      category: 'graphql-authentication',
      path: ['changeCustomerPassword'],
    });
    const { client, identity } = setUp([{ data: null, errors: [wrong] }], { onTokenRefused });
    identity.token = 'good';
    await expect(execute(client, cart, { id: 'x' })).rejects.toBeInstanceOf(CommerceError);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });
});

describe('the embedded store configuration', () => {
  const configData = defineQuery({
    name: 'storeConfigData',
    document: graphql(`query storeConfigData { storeConfig { store_code copyright } }`),
  });

  it('[CFG-12] answers the first request for it, and the network every later one', async () => {
    const fresh = { data: { storeConfig: { store_code: 'witryna_pl_pl_pl', copyright: 'new' } } };
    const { client, requests } = setUp([fresh], { snapshotOf: 'witryna_pl_pl_pl' });
    const first = await execute(client, configData, {});
    expect(first.data.storeConfig).toEqual(storeSnapshot.responses.storeConfigData.storeConfig);
    expect(requests).toHaveLength(0);
    await expect(execute(client, configData, {})).resolves.toMatchObject(fresh);
  });

  it('[CFG-12] has none for other stores', async () => {
    const fresh = { data: { storeConfig: { store_code: 'de', copyright: 'new' } } };
    const { client, requests } = setUp([fresh], { snapshotOf: 'de' });
    await expect(execute(client, configData, {})).resolves.toMatchObject(fresh);
    expect(requests).toHaveLength(1);
  });

  it('[CFG-13] leaves all other queries to the network', async () => {
    const { client, requests } = setUp([named], { snapshotOf: 'witryna_pl_pl_pl' });
    await execute(client, storeName, {});
    expect(requests).toHaveLength(1);
  });
});
