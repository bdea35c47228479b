import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart, type Cart } from './cart.ts';
import { initialCartState, reduceCart, type CartAction, type CartState } from './cart-state.ts';

const pln = (minor: number) => ({ minor, currency: 'PLN' });
const after = (...actions: CartAction[]): CartState => actions.reduce(reduceCart, initialCartState);
const failure = new Error('no connection');
const added = { sku: 'WIT-C', quantity: 2 };

const cart: Cart = {
  ...emptyCart,
  id: 'cart1',
  count: 2,
  subtotal: pln(16_000),
  total: pln(17_499),
  shipping: { title: 'Kurier', amount: pln(1499), withoutTax: null },
  coupon: 'LATO',
  discounts: [{ label: 'Lato', amount: pln(0) }],
  freeShipping: { isFree: false, isByCoupon: false, threshold: pln(20_000), remaining: pln(4000) },
};

describe('the state of the cart', () => {
  it('[CRT-09] holds the id, the details, what is under way, the ways of delivery and one error for each kind of action', () => {
    expect(initialCartState).toMatchObject({
      cartId: null,
      details: emptyCart,
      isLoading: false,
      isAddingItem: false,
      isUpdatingItem: false,
      shippingMethods: [],
    });
    const state = after(
      { type: 'getCart/receive', cartId: 'cart1' },
      { type: 'getDetails/receive', details: cart },
      { type: 'addItem/request' },
      { type: 'updateItem/request' },
      {
        type: 'estimateShipping/receive',
        estimatedFor: 'cart1',
        methods: [
          { carrierCode: 'courier', methodCode: 'standard', amount: pln(1499), withoutTax: null, withTax: null },
        ],
      },
    );
    expect(state).toMatchObject({
      cartId: 'cart1',
      details: cart,
      isAddingItem: true,
      isUpdatingItem: true,
      shippingMethods: [{ carrierCode: 'courier' }],
    });
  });

  it.each<[keyof CartState, CartAction, CartAction]>([
    ['addItemError', { type: 'addItem/receive', error: failure }, { type: 'addItem/request' }],
    ['updateItemError', { type: 'updateItem/receive', error: failure }, { type: 'updateItem/request' }],
    ['removeItemError', { type: 'removeItem/receive', error: failure }, { type: 'removeItem/request' }],
    ['getCartError', { type: 'getCart/receive', error: failure }, { type: 'getCart/request' }],
    ['getDetailsError', { type: 'getDetails/receive', error: failure }, { type: 'getDetails/request' }],
  ])('[CRT-09] keeps a failure as %s, alone, until it is tried again', (field, failed, again) => {
    const state = after(failed);
    const errors = (
      ['addItemError', 'updateItemError', 'removeItemError', 'getCartError', 'getDetailsError'] as const
    ).filter((name) => state[name] !== undefined);
    expect(errors).toEqual([field]);
    expect(state[field]).toBe(failure);
    expect(reduceCart(state, again)[field]).toBeUndefined();
  });

  it('[CRT-10] tells of free delivery and its coupon, of the amounts, and of what delivery costs', () => {
    const state = after({ type: 'getDetails/receive', details: cart });
    expect(state).toMatchObject({
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
    expect(after({ type: 'getDetails/receive', details: free })).toMatchObject({
      isFreeShipping: true,
      isFreeShippingCoupon: true,
    });
  });

  it('[CRT-10] takes a code that lowers nothing while delivery costs nothing for one of delivery, where the backend does not say', () => {
    const silent = {
      ...cart,
      freeShipping: null,
      discounts: [],
      shipping: { title: 'Kurier', amount: pln(0), withoutTax: null },
    };
    expect(after({ type: 'getDetails/receive', details: silent })).toMatchObject({
      isFreeShipping: true,
      isFreeShippingCoupon: true,
    });
    expect(after({ type: 'getDetails/receive', details: { ...silent, coupon: null } })).toMatchObject({
      isFreeShipping: true,
      isFreeShippingCoupon: false,
    });
    expect(
      after({ type: 'getDetails/receive', details: { ...silent, discounts: cart.discounts } }).isFreeShippingCoupon,
    ).toBe(false);
  });

  it('[CRT-10] tells of a gift as long as the order gets it', () => {
    expect(initialCartState.freeGift).toEqual({ success: false, sku: null, name: null });
    const withGift = after({
      type: 'getDetails/receive',
      details: { ...cart, freeGift: { sku: 'PREZENT', name: 'Pastylki', href: '/', image: null } },
    });
    expect(withGift.freeGift).toEqual({ success: true, sku: 'PREZENT', name: 'Pastylki' });
    expect(reduceCart(withGift, { type: 'getDetails/receive', details: cart }).freeGift.success).toBe(false);
  });

  it('[CRT-10] tells of a recommended product that was added, and of no other', () => {
    const recommend: CartAction = { type: 'recommend', skus: ['WIT-C', 'WIT-D3'] };
    const nothing = { isSuccess: false, successfulProductSku: null };
    expect(after(recommend, { type: 'addItem/receive', added: { sku: 'MAGNEZ', quantity: 1 } })).toMatchObject({
      upsell: nothing,
      addedToCartData: { sku: 'MAGNEZ' },
    });
    expect(after(recommend, { type: 'addItem/receive', error: failure })).toMatchObject({
      upsell: nothing,
      addedToCartData: null,
    });
    const success = after(recommend, { type: 'addItem/receive', added });
    expect(success).toMatchObject({
      upsell: { isSuccess: true, successfulProductSku: 'WIT-C' },
      addedToCartData: added,
    });
    expect(reduceCart(success, { type: 'recommend', skus: [] }).upsell).toEqual(nothing);
  });

  it('[CRT-10] knows that the order was asked for until there is an answer', () => {
    expect(after({ type: 'placeOrder/request' }).placeOrderButtonClicked).toBe(true);
    expect(after({ type: 'placeOrder/request' }, { type: 'placeOrder/receive' }).placeOrderButtonClicked).toBe(false);
  });

  it.each<[string, CartAction, Partial<CartState>, CartAction, Partial<CartState>]>([
    [
      'get cart',
      { type: 'getCart/request' },
      { cartId: null },
      { type: 'getCart/receive', cartId: 'cart1' },
      { cartId: 'cart1' },
    ],
    [
      'add',
      { type: 'addItem/request' },
      { isAddingItem: true },
      { type: 'addItem/receive', added },
      { isAddingItem: false, addedToCartData: added },
    ],
    [
      'update',
      { type: 'updateItem/request' },
      { isUpdatingItem: true },
      { type: 'updateItem/receive' },
      { isUpdatingItem: false },
    ],
    [
      'remove',
      { type: 'removeItem/request' },
      { isUpdatingItem: true },
      { type: 'removeItem/receive' },
      { isUpdatingItem: false },
    ],
    [
      'get details',
      { type: 'getDetails/request' },
      { isLoading: true },
      { type: 'getDetails/receive', details: cart },
      { isLoading: false, details: cart },
    ],
    [
      'begin edit item',
      { type: 'beginEditItem/request', uid: 'MQ==' },
      { editedItem: 'MQ==' },
      { type: 'beginEditItem/receive' },
      { editedItem: 'MQ==' },
    ],
    [
      'end edit item',
      { type: 'endEditItem/request' },
      { updateItemError: undefined },
      { type: 'endEditItem/receive' },
      { editedItem: null },
    ],
    ['reset', { type: 'reset/request' }, { isLoading: true }, { type: 'reset/receive' }, initialCartState],
  ])('[CRT-11] %s: asked for, then answered', (_family, request, asked, receive, answered) => {
    const state = after(request);
    expect(state).toMatchObject(asked);
    expect(reduceCart(state, receive)).toMatchObject(answered);
  });

  it('[CRT-11] is busy exactly while changes are under way, in whatever order they are answered', () => {
    const actions = {
      addItem: [{ type: 'addItem/request' }, { type: 'addItem/receive', error: failure }],
      updateItem: [{ type: 'updateItem/request' }, { type: 'updateItem/receive' }],
      removeItem: [{ type: 'removeItem/request' }, { type: 'removeItem/receive', error: failure }],
    } as const satisfies Record<string, readonly [CartAction, CartAction]>;
    const kinds = fc.constantFrom<keyof typeof actions>('addItem', 'updateItem', 'removeItem');
    fc.assert(
      fc.property(fc.array(kinds), fc.func(fc.boolean()), (changes, isAnswered) => {
        const asked = changes.reduce<CartState>((state, kind) => reduceCart(state, actions[kind][0]), initialCartState);
        const answered = changes.filter((kind, index) => isAnswered(kind, index));
        const state = answered.reduce<CartState>((before, kind) => reduceCart(before, actions[kind][1]), asked);
        const open = (kind: string) =>
          changes.filter((name) => name === kind).length - answered.filter((name) => name === kind).length;
        expect(state.isAddingItem).toBe(open('addItem') > 0);
        expect(state.isUpdatingItem).toBe(open('updateItem') + open('removeItem') > 0);
      }),
    );
  });
});
