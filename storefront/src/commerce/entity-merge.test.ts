import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectEntities, mergeEntities } from './entity-merge.ts';
import { parseDocumentSelection } from './selection.ts';
import { minifyDocument } from './minify-document.ts';

const shapeOf = (document: string) => parseDocumentSelection(minifyDocument(document));

const cartView = shapeOf(`
  query Cart($id: String!) {
    cart(cart_id: $id) { __typename id total_quantity items { __typename uid quantity product { __typename uid name } } prices { grand_total { value } } }
  }
`);
const updateShape = shapeOf(`
  mutation Update($input: UpdateCartItemsInput) {
    updateCartItems(input: $input) {
      cart { __typename id total_quantity items { __typename uid quantity product { __typename uid name } } prices { grand_total { value } } }
    }
  }
`);

const item = (uid: string, quantity: number, name = `Product ${uid}`) => ({
  __typename: 'SimpleCartItem',
  uid,
  quantity,
  product: { __typename: 'SimpleProduct', uid, name },
});
const cart = (...items: ReturnType<typeof item>[]) => ({
  __typename: 'Cart',
  id: 'x',
  total_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  items,
  prices: { grand_total: { value: items.length * 10 } },
});

const mergeUpdate = <Data>(data: Data, updated: unknown, shape = cartView) =>
  mergeEntities(data, shape, collectEntities({ updateCartItems: { cart: updated } }, updateShape));

describe('mergeEntities', () => {
  it('brings the whole new state of an entity into a query', () => {
    expect(mergeUpdate({ cart: cart(item('a', 1)) }, cart(item('a', 2), item('b', 1)))).toEqual({
      cart: cart(item('a', 2), item('b', 1)),
    });
  });

  it('fills an empty list when the answer has all that the query selects', () => {
    expect(mergeUpdate({ cart: cart() }, cart(item('a', 1)))).toEqual({ cart: cart(item('a', 1)) });
  });

  it('removes what is gone and follows the new order', () => {
    expect(
      mergeUpdate({ cart: cart(item('a', 1), item('b', 2), item('c', 3)) }, cart(item('c', 3), item('a', 1))),
    ).toEqual({
      cart: cart(item('c', 3), item('a', 1)),
    });
  });

  it('keeps the fields of which the answer says nothing', () => {
    const shape = shapeOf('query Badge { cart(cart_id: "x") { __typename total_quantity email } }');
    expect(
      mergeUpdate({ cart: { __typename: 'Cart', total_quantity: 1, email: 'a@b.pl' } }, cart(item('a', 5)), shape),
    ).toEqual({
      cart: { __typename: 'Cart', total_quantity: 5, email: 'a@b.pl' },
    });
  });

  it('brings in no fields that the query does not select', () => {
    const shape = shapeOf('query Badge { cart(cart_id: "x") { __typename total_quantity } }');
    expect(mergeUpdate({ cart: { __typename: 'Cart', total_quantity: 1 } }, cart(item('a', 5)), shape)).toEqual({
      cart: { __typename: 'Cart', total_quantity: 5 },
    });
  });

  it('[NET-19] says that only the network can tell when a new entry lacks a field of the query', () => {
    const shape = shapeOf('query Cart { cart(cart_id: "x") { __typename items { __typename uid quantity note } } }');
    const cached = {
      cart: { __typename: 'Cart', items: [{ __typename: 'SimpleCartItem', uid: 'a', quantity: 1, note: 'n' }] },
    };
    expect(mergeUpdate(cached, cart(item('a', 2)), shape)).toEqual({
      cart: { __typename: 'Cart', items: [{ __typename: 'SimpleCartItem', uid: 'a', quantity: 2, note: 'n' }] },
    });
    expect(mergeUpdate(cached, cart(item('a', 2), item('b', 1)), shape)).toBeUndefined();
  });

  it('[NET-19] does not trust a field whose value depends on arguments', () => {
    const cached = { cart: { __typename: 'Cart', items: [] } };
    expect(
      mergeUpdate(
        cached,
        cart(item('a', 1)),
        shapeOf('query Cart { cart(cart_id: "x") { __typename items(page: 2) { uid } } }'),
      ),
    ).toBeUndefined();
    const withArguments = shapeOf('mutation M { m { cart { __typename items(page: 1) { uid } total_quantity } } }');
    const entities = collectEntities(
      { m: { cart: { __typename: 'Cart', items: [{ uid: 'z' }], total_quantity: 9 } } },
      withArguments,
    );
    expect(entities.get('Cart')).toEqual({ __typename: 'Cart', total_quantity: 9 });
  });

  it('does not miss fields that a directive or another type leaves out', () => {
    const shape = shapeOf(`query Cart {
      cart(cart_id: "x") { __typename items { ...Line unit @include(if: true) ... on ConfigurableCartItem { options } ... on CartItemInterface { quantity } } }
    } fragment Line on CartItemInterface { __typename uid }`);
    const cached = { cart: { __typename: 'Cart', items: [] } };
    expect(mergeUpdate(cached, cart(item('a', 1)), shape)).toMatchObject({
      cart: { items: [{ uid: 'a', quantity: 1 }] },
    });
    const configurable = { ...item('a', 1), __typename: 'ConfigurableCartItem' };
    expect(mergeUpdate(cached, cart(configurable), shape)).toBeUndefined();
  });

  it('finds entities anywhere in a query', () => {
    const shape = shapeOf('query List { products { items { __typename uid name related { __typename uid name } } } }');
    const product = (uid: string, name: string, related: unknown[] = []) => ({
      __typename: 'SimpleProduct',
      uid,
      name,
      related,
    });
    const cached = { products: { items: [product('b', 'Old'), product('c', 'C', [product('b', 'Old')])] } };
    expect(mergeUpdate(cached, cart(item('b', 1, 'New')), shape)).toEqual({
      products: { items: [product('b', 'New'), product('c', 'C', [product('b', 'New')])] },
    });
  });

  it('gives the same object when nothing in a query is concerned or changed', () => {
    const cached = { cart: cart(item('a', 1)) };
    expect(mergeUpdate(cached, cart(item('a', 1)))).toEqual(cached);
    const other = { storeConfig: { store_name: 'Witryna' }, list: [1, null, 'x'] };
    expect(mergeUpdate(other, cart(item('a', 1)), shapeOf('query S { storeConfig { store_name } list }'))).toBe(other);
  });

  it('replaces objects without an identity of their own field by field, and null by either side', () => {
    const cached = { cart: { ...cart(), prices: null } };
    expect(mergeUpdate(cached, cart(item('a', 1)))?.cart.prices).toEqual({ grand_total: { value: 10 } });
    expect(mergeUpdate({ cart: cart(item('a', 1)) }, { ...cart(), prices: null })?.cart.prices).toBeNull();
  });

  it('gives every query the state that the answer has, whatever was cached', () => {
    const items = fc.uniqueArray(
      fc.record({ uid: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: ({ uid }) => uid,
      },
    );
    fc.assert(
      fc.property(items, items, (before, after) => {
        const toCart = (lines: typeof before) => cart(...lines.map(({ uid, quantity }) => item(uid, quantity)));
        const cached = { cart: toCart(before) };
        const unchanged = structuredClone(cached);
        expect(mergeUpdate(cached, toCart(after))).toEqual({ cart: toCart(after) });
        expect(cached).toEqual(unchanged);
      }),
    );
  });
});
