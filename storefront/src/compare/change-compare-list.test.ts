import { describe, expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { addToCompareList, giveCompareList, removeFromCompareList, toProductId } from './change-compare-list.ts';
import { createCompareListId } from './compare-list-id.ts';

const list = (uid: string) => ({ uid, items: [{ uid: '7' }] });
const gone = { data: null, errors: [graphqlError('"uid" value does not exist')] };
const failed = { data: null, errors: [{ message: 'Internal server error' }] };
const lost = new TypeError('fetch failed');

function setUp(handler: FakeHandler, stored: string | null = null) {
  const id = createCompareListId(memoryStorage());
  if (stored !== null) id.set(stored);
  const { client, sent } = fakeBackend(handler);
  return { client, id, names: () => sent.map(({ name }) => name), sent };
}

describe('addToCompareList', () => {
  it('makes a list with the first product, and remembers a guest’s', async () => {
    const { client, id, names } = setUp(() => ({ data: { createCompareList: list('new') } }));
    await addToCompareList({ client, id, isCustomer: false }, null, '7');
    expect([names(), id.get()]).toEqual([['CreateCompareList'], 'new']);
  });

  it('does not remember that of a customer: the backend knows it', async () => {
    const { client, id } = setUp(() => ({ data: { createCompareList: list('own') } }));
    await addToCompareList({ client, id, isCustomer: true }, null, '7');
    expect(id.get()).toBeNull();
  });

  it('adds to the known list, and to a new one when that is gone', async () => {
    const { client, id, names, sent } = setUp(
      ({ name }) => (name === 'AddToCompareList' ? gone : { data: { createCompareList: list('new') } }),
      'old',
    );
    await expect(addToCompareList({ client, id, isCustomer: false }, null, '7')).resolves.toBe(1);
    expect(sent[0]?.variables).toEqual({ uid: 'old', products: ['7'] });
    expect([names(), id.get()]).toEqual([['AddToCompareList', 'CreateCompareList'], 'new']);
  });

  it('makes no second list while the backend cannot be reached', async () => {
    const { client, id, names } = setUp(() => lost, 'old');
    await expect(addToCompareList({ client, id, isCustomer: false }, null, '7')).rejects.toBeInstanceOf(CommerceError);
    expect([new Set(names()), id.get()]).toEqual([new Set(['AddToCompareList']), 'old']);
  });

  it('keeps the list of a guest when the backend fails within', async () => {
    const { client, id, names } = setUp(() => failed, 'old');
    await expect(addToCompareList({ client, id, isCustomer: false }, null, '7')).rejects.toBeInstanceOf(CommerceError);
    expect([names(), id.get()]).toEqual([['AddToCompareList'], 'old']);
  });

  it('puts the products of two quick clicks of a guest on one list', async () => {
    const { client, id, sent } = setUp(({ name }) => ({
      data:
        name === 'CreateCompareList' ? { createCompareList: list('new') } : { addProductsToCompareList: list('new') },
    }));
    const connection = { client, id, isCustomer: false };
    await Promise.all([addToCompareList(connection, null, '7'), addToCompareList(connection, null, '8')]);
    expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
      ['CreateCompareList', { products: ['7'] }],
      ['AddToCompareList', { uid: 'new', products: ['8'] }],
    ]);
  });
});

describe('removeFromCompareList', () => {
  it('removes products', async () => {
    const { client, sent } = setUp(() => ({ data: { removeProductsFromCompareList: list('a') } }));
    await removeFromCompareList({ client }, 'a', ['7', '8']);
    expect(sent[0]?.variables).toEqual({ uid: 'a', products: ['7', '8'] });
  });
});

describe('giveCompareList', () => {
  const given = { data: { assignCompareListToCustomer: { result: true, compare_list: { uid: 'guest' } } } };
  it.each([
    ['is given to the customer', given, true, null],
    ['that is gone is forgotten', gone, true, null],
    ['stays while the backend cannot be reached', lost, false, 'guest'],
    ['stays while the backend fails within', failed, false, 'guest'],
  ])('a guest’s list %s', async (_, answer, changed, left) => {
    const { client, id } = setUp(() => answer, 'guest');
    await expect(giveCompareList({ client, id })).resolves.toBe(changed);
    expect(id.get()).toBe(left);
  });

  it('sends nothing without a guest’s list', async () => {
    const { client, id, names } = setUp(() => given);
    await expect(giveCompareList({ client, id })).resolves.toBe(false);
    expect(names()).toEqual([]);
  });
});

describe('toProductId', () => {
  it('returns the number in Magento’s uid, and any other uid as it is', () => {
    expect([toProductId('MTI='), toProductId('12'), toProductId('a-b')]).toEqual(['12', '12', 'a-b']);
  });
});
