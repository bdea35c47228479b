import { describe, expect, it, vi } from 'vitest';
import { createCommerceClient } from './client.ts';
import { graphql } from './graphql.ts';
import { defineMutation, defineQuery } from './operation.ts';
import { execute, executeExclusive } from './execute.ts';
import { fakeFetch, jsonResponse, getOperationName, type FakeResponse } from './testing/fake-fetch.ts';

const remove = defineMutation({
  name: 'Remove',
  document: graphql(
    `mutation Remove($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { id } } }`,
  ),
});
const add = defineMutation({
  name: 'Add',
  document: graphql(
    `mutation Add($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) { cart { id } } }`,
  ),
});
const names = defineQuery({ name: 'Names', document: graphql(`query Names { storeConfig { store_name } }`) });

const removeVariables = { input: { cart_id: 'x', cart_item_uid: 'a' } };
const addVariables = { cartId: 'x', items: [{ sku: 's', quantity: 1 }] };

function setUp(...answers: FakeResponse[]) {
  const backend = fakeFetch(...answers);
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ token: undefined, storeView: 'pl', currency: undefined }),
    fetch: backend.fetch,
    log: () => undefined,
  });
  const sent = () => backend.requests.map(getOperationName);
  return { client, sent, ...backend };
}

describe('defineQuery and defineMutation', () => {
  it('makes queries public and repeatable', () => {
    expect(names).toMatchObject({ kind: 'query', private: false, partial: false, repeatable: true });
  });

  it('makes mutations private, and repeatable only when they say so', () => {
    expect(add).toMatchObject({ kind: 'mutation', private: true, repeatable: false });
    expect(defineMutation({ ...add, idempotent: true, requires: [], captchaForm: undefined }).repeatable).toBe(true);
  });
});

describe('execute', () => {
  it('[NET-13] lets a mutation wait for the one before it, and queries for nobody', async () => {
    let answerAdd: (response: Response) => void = () => undefined;
    const { client, sent, requests, fetch } = setUp({ data: {} });
    const answerAtOnce = fetch.getMockImplementation() ?? fetch;
    fetch.mockImplementation((input, init) => {
      const response = answerAtOnce(input, init);
      return sent().at(-1) === 'Add' ? new Promise((resolve) => (answerAdd = resolve)) : response;
    });
    const answers = [execute(client, add, addVariables), execute(client, remove, removeVariables)];
    await execute(client, names, {});
    await vi.waitFor(() => expect(sent()).toContain('Add'));
    expect(sent()).not.toContain('Remove');
    answerAdd(jsonResponse({ data: {} }));
    await Promise.all(answers);
    expect(requests.map(getOperationName).at(-1)).toBe('Remove');
  });

  it('sends nothing more of the old shopper after the queue was drained', async () => {
    const { client, sent, fetch } = setUp({ data: {} });
    fetch.mockImplementationOnce(() => new Promise(() => undefined));
    const answers = [execute(client, add, addVariables), execute(client, remove, removeVariables)];
    const settled = Promise.allSettled(answers);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    client.queue.drain();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(sent()).toEqual([]);
  });
});

describe('executeExclusive', () => {
  it('[NET-13] lets nothing slip between the calls of a unit', async () => {
    const { client, sent } = setUp({ data: {} });
    const unit = executeExclusive(client, async (send) => {
      await send(remove, removeVariables);
      return send(add, addVariables);
    });
    const other = execute(client, remove, removeVariables);
    await Promise.all([unit, other]);
    expect(sent()).toEqual(['Remove', 'Add', 'Remove']);
  });

  it('lets a unit make good what has failed in it', async () => {
    const { client, sent } = setUp({ data: {} }, { errors: [{ message: 'No.' }] }, { data: {} });
    await executeExclusive(client, async (send) => {
      await send(remove, removeVariables);
      await send(add, addVariables).catch(() => send(add, { ...addVariables, items: [{ sku: 'old', quantity: 1 }] }));
    });
    expect(sent()).toEqual(['Remove', 'Add', 'Add']);
  });
});
