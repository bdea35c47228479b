import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart, type Cart } from './cart.ts';
import { getCartState, type CartState, type CartStateSources } from './cart-state.ts';
import { noMutations, type CartMutation } from './mutation-state.ts';
import { createPendingMutations } from './pending-mutations.ts';

const pln = (minor: number) => ({ minor, currency: 'PLN' });
const failure = new Error('no connection');
const choice = { sku: 'WIT-C', quantity: 2, selectedOptions: [] };

const cart: Cart = {
  ...emptyCart,
  id: 'cart1',
  count: 2,
  subtotal: pln(16_000),
  total: pln(17_499),
  shipping: { title: 'Kurier', amount: pln(1499), excludingTax: null },
  coupon: 'LATO',
  discounts: [{ label: 'Lato', amount: pln(0) }],
  freeShipping: { isFree: false, isByCoupon: false, threshold: pln(20_000), remaining: pln(4000) },
};

const createState = (sources: Partial<CartStateSources> = {}): CartState =>
  getCartState({
    cartId: null,
    reading: { cart: null, loading: false, error: undefined },
    mutations: noMutations,
    estimates: [],
    ...sources,
  });
const stateWith = (details: Cart): CartState =>
  createState({ reading: { cart: details, loading: false, error: undefined } });

/** The state of mutations, of which those in the second list have failed. */
function mutationsAfter(pending: readonly CartMutation[], failed: readonly CartMutation[] = []) {
  const mutations = createPendingMutations();
  for (const mutation of failed) mutations.settle(mutations.begin(mutation), failure);
  pending.forEach((mutation) => mutations.begin(mutation));
  return mutations.getState();
}

describe('getCartState', () => {
  it('[CRT-09] holds the id, the details, the pending mutations and the shipping methods', () => {
    expect(createState()).toMatchObject({
      cartId: null,
      details: emptyCart,
      isLoading: false,
      isAddingItem: false,
      isUpdatingItem: false,
      shippingMethods: [],
    });
    const state = createState({
      cartId: 'cart1',
      reading: { cart, loading: true, error: undefined },
      mutations: mutationsAfter([
        { kind: 'add', choice },
        { kind: 'update', lineUid: 'MQ==', quantity: 3 },
      ]),
      estimates: [
        { carrierCode: 'courier', methodCode: 'standard', amount: pln(1499), excludingTax: null, withTax: null },
      ],
    });
    expect(state).toMatchObject({
      cartId: 'cart1',
      details: cart,
      isLoading: true,
      isAddingItem: true,
      isUpdatingItem: true,
      shippingMethods: [{ carrierCode: 'courier' }],
    });
  });

  const errorNames = [
    'addItemError',
    'updateItemError',
    'removeItemError',
    'getCartError',
    'getDetailsError',
  ] as const satisfies (keyof CartState)[];
  const expectOnly = (state: CartState, field: keyof CartState) => {
    expect(errorNames.filter((name) => state[name] !== undefined)).toEqual([field]);
    expect(state[field]).toBe(failure);
  };

  it.each<[keyof CartState, CartMutation]>([
    ['addItemError', { kind: 'add', choice }],
    ['updateItemError', { kind: 'update', lineUid: 'MQ==', quantity: 3 }],
    ['updateItemError', { kind: 'replace', lineUid: 'MQ==' }],
    ['removeItemError', { kind: 'remove', lineUid: 'MQ==' }],
    ['getCartError', { kind: 'create' }],
  ])('[CRT-09] holds the failure of a mutation as %s, alone, until it is tried again', (field, mutation) => {
    expectOnly(createState({ mutations: mutationsAfter([], [mutation]) }), field);
    expect(createState({ mutations: mutationsAfter([mutation], [mutation]) })[field]).toBeUndefined();
  });

  it('[CRT-09] holds the error of the cart that cannot be read', () => {
    expectOnly(createState({ reading: { cart: null, loading: false, error: failure } }), 'getDetailsError');
  });

  it('[CRT-10] holds free shipping and its coupon, the amounts, and the price of shipping', () => {
    expect(stateWith(cart)).toMatchObject({
      isFreeShipping: false,
      couponCodeApplied: 'LATO',
      isFreeShippingCoupon: false,
      shippingValue: pln(1499),
      priceSummaryData: {
        subtotal: pln(16_000),
        total: pln(17_499),
        discounts: cart.discounts,
        taxes: [],
        shipping: cart.shipping,
      },
    });
    const free = {
      ...cart,
      freeShipping: { isFree: true, isByCoupon: true, threshold: pln(20_000), remaining: pln(0) },
    };
    expect(stateWith(free)).toMatchObject({ isFreeShipping: true, isFreeShippingCoupon: true });
  });

  it('[CRT-10] takes a code without a discount for one of free shipping when shipping is free and the backend does not say', () => {
    const silent = {
      ...cart,
      freeShipping: null,
      discounts: [],
      shipping: { title: 'Kurier', amount: pln(0), excludingTax: null },
    };
    expect(stateWith(silent)).toMatchObject({ isFreeShipping: true, isFreeShippingCoupon: true });
    expect(stateWith({ ...silent, coupon: null })).toMatchObject({ isFreeShipping: true, isFreeShippingCoupon: false });
    expect(stateWith({ ...silent, discounts: cart.discounts }).isFreeShippingCoupon).toBe(false);
  });

  it('[CRT-10] holds a gift as long as the order gets it', () => {
    expect(createState().freeGift).toEqual({ success: false, sku: null, name: null });
    const gift = { sku: 'PREZENT', name: 'Pastylki', href: '/', image: null };
    expect(stateWith({ ...cart, freeGift: gift }).freeGift).toEqual({
      success: true,
      sku: 'PREZENT',
      name: 'Pastylki',
    });
    expect(stateWith(cart).freeGift.success).toBe(false);
  });

  it('[CRT-10] holds a recommended product that was added, and no other', () => {
    const recommended = ['WIT-C', 'WIT-D3'];
    const add: CartMutation = { kind: 'add', choice };
    const createUpsell = (mutations: CartStateSources['mutations'], skus = recommended) =>
      createState({ mutations, recommended: skus });
    const nothing = { isSuccess: false, successfulProductSku: null };
    expect(createUpsell(mutationsAfter([add]))).toMatchObject({ upsell: nothing, addedToCartData: null });
    expect(createUpsell(mutationsAfter([], [add]))).toMatchObject({ upsell: nothing, addedToCartData: null });
    const mutations = createPendingMutations();
    mutations.settle(mutations.begin(add));
    expect(createUpsell(mutations.getState())).toMatchObject({
      upsell: { isSuccess: true, successfulProductSku: 'WIT-C' },
      addedToCartData: { sku: 'WIT-C', quantity: 2 },
    });
    expect(createUpsell(mutations.getState(), ['MAGNEZ']).upsell).toEqual(nothing);
  });

  it('[CRT-10] knows that the order button was clicked until there is a response', () => {
    expect(createState({ mutations: mutationsAfter([{ kind: 'placeOrder' }]) }).placeOrderButtonClicked).toBe(true);
    expect(createState().placeOrderButtonClicked).toBe(false);
  });

  it('[CRT-11] is loading while the cart is reset, and has nothing of it afterward', () => {
    const mutations = createPendingMutations();
    mutations.begin({ kind: 'add', choice });
    const reset = mutations.begin({ kind: 'reset' });
    expect(createState({ mutations: mutations.getState() })).toMatchObject({ isLoading: true, isAddingItem: true });
    mutations.clear();
    mutations.settle(reset, failure);
    expect(createState({ mutations: mutations.getState() })).toEqual(createState());
  });

  it('[CRT-11] is busy exactly while mutations are pending, in whatever order they are answered', () => {
    const byKind = {
      add: { kind: 'add', choice },
      update: { kind: 'update', lineUid: 'MQ==', quantity: 3 },
      replace: { kind: 'replace', lineUid: 'MQ==' },
      remove: { kind: 'remove', lineUid: 'MQ==' },
    } as const satisfies Record<string, CartMutation>;
    const kinds = fc.constantFrom<keyof typeof byKind>('add', 'update', 'replace', 'remove');
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.boolean(), fc.boolean())), (requests) => {
        const mutations = createPendingMutations();
        const ids = requests.map(([kind]) => mutations.begin(byKind[kind]));
        requests.forEach(([, isAnswered, hasFailed], index) => {
          if (isAnswered) mutations.settle(ids[index] ?? 0, hasFailed ? failure : undefined);
        });
        const open = requests.flatMap(([kind, isAnswered]) => (isAnswered ? [] : [kind]));
        const state = createState({ mutations: mutations.getState() });
        expect(state.isAddingItem).toBe(open.includes('add'));
        expect(state.isUpdatingItem).toBe(open.some((kind) => kind !== 'add'));
      }),
    );
  });
});
