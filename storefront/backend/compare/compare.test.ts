import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
let ids: string[];
beforeAll(async () => {
  shop = openTestShop();
  const { at } = await shop.ask(
    '{ products(filter: { sku: { in: ["VIT-C", "VIT-D3"] } }, sort: { name: ASC }) { items { id uid } } }',
  );
  ids = [String(at('products', 'items', 0, 'id')), String(at('products', 'items', 1, 'uid'))];
});
afterAll(() => shop.dispose());

const LIST = 'uid item_count attributes { code label } items { uid product { sku name } attributes { code value } }';

const create = (products: readonly string[], token?: string) =>
  shop.ask(
    `mutation ($products: [ID]) { createCompareList(input: { products: $products }) { ${LIST} } }`,
    { products },
    token,
  );
const add = (uid: string, products: readonly string[], token?: string) =>
  shop.ask(
    `mutation ($uid: ID!, $products: [ID]!) { addProductsToCompareList(input: { uid: $uid, products: $products }) { ${LIST} } }`,
    { uid, products },
    token,
  );
const remove = (uid: string, products: readonly string[]) =>
  shop.ask(
    `mutation ($uid: ID!, $products: [ID]!) { removeProductsFromCompareList(input: { uid: $uid, products: $products }) { ${LIST} } }`,
    { uid, products },
  );
const read = (uid: string, token?: string) =>
  shop.ask(`query ($uid: ID!) { compareList(uid: $uid) { ${LIST} } }`, { uid }, token);

describe('compare lists', () => {
  it('hold each product once, by id or uid, with the attributes that can be compared', async () => {
    const made = await create(ids.slice(0, 1));
    expect(made.errors).toEqual([]);
    const uid = made.textAt('createCompareList', 'uid');
    expect(uid).toMatch(/^[0-9a-zA-Z]{32}$/);
    const added = await add(uid, [...ids, '999999', 'bzZ6']);
    expect(added.at('addProductsToCompareList', 'item_count')).toBe(2);
    const codes = added.at('addProductsToCompareList', 'attributes');
    expect(Array.isArray(codes) && codes.length > 0).toBe(true);
    const values = added.at('addProductsToCompareList', 'items', 0, 'attributes');
    expect(Array.isArray(values) && Array.isArray(codes) && values.length === codes.length).toBe(true);
    expect((await remove(uid, ids.slice(1))).at('removeProductsFromCompareList', 'items')).toHaveLength(1);
    expect((await read(uid)).at('compareList', 'item_count')).toBe(1);
  });

  it('list the attributes that none of the products has, with the words of Magento', async () => {
    const made = await create(ids.slice(0, 1));
    const values = JSON.stringify(made.at('createCompareList', 'items', 0, 'attributes'));
    expect(values).toContain('"value":"N/A"');
    expect((await create([])).at('createCompareList', 'attributes')).toEqual([]);
  });

  it('that do not exist are null when read and refused when changed', async () => {
    expect(await read('nothing')).toMatchObject({ data: { compareList: null }, errors: [] });
    const refused = await add('nothing', ids);
    expect(refused.errors[0]).toMatchObject({
      message: '"uid" value does not exist',
      path: ['addProductsToCompareList'],
      extensions: { category: 'graphql-input' },
    });
  });

  it('of a customer are one, closed to others, and take a guest’s over', async () => {
    const guest = (await create(ids.slice(0, 1))).textAt('createCompareList', 'uid');
    const { token } = await shop.newCustomer();
    const own = (await create(ids.slice(1), token)).textAt('createCompareList', 'uid');
    expect((await create([], token)).at('createCompareList', 'uid')).toBe(own);
    const assign =
      'mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { uid item_count } } }';
    expect((await shop.ask(assign, { uid: guest })).errors[0]).toMatchObject({ message: 'Customer must be logged' });
    expect((await shop.ask(assign, { uid: guest }, token)).at('assignCompareListToCustomer')).toEqual({
      result: true,
      compare_list: { uid: guest, item_count: 2 },
    });
    expect(
      (await shop.ask('{ customer { compare_list { uid } } }', {}, token)).at('customer', 'compare_list', 'uid'),
    ).toBe(guest);
    expect((await read(guest)).errors[0]?.extensions).toEqual({ category: 'graphql-input' });
    const other = await shop.newCustomer();
    expect((await read(guest, other.token)).data).toEqual({ compareList: null });
    expect(
      (await shop.ask('{ customer { compare_list { uid } } }', {}, other.token)).at('customer', 'compare_list'),
    ).toBeNull();
  });

  it('are deleted once', async () => {
    const uid = (await create(ids)).textAt('createCompareList', 'uid');
    const forget = () => shop.ask('mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }', { uid });
    expect((await forget()).at('deleteCompareList', 'result')).toBe(true);
    expect((await forget()).at('deleteCompareList', 'result')).toBe(false);
    expect((await read(uid)).at('compareList')).toBeNull();
  });
});
