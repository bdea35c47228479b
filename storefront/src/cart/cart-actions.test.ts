import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  CommerceError,
  createMutate,
  createQueryCache,
  type CacheAccess,
  type CommerceClient,
} from '../commerce/index.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { bindCartActions, createCartActions } from './cart-actions.ts';
import { createCartIdStore, type CartIdStore } from '../cart-id/index.ts';
import type { CartContext } from './cart-connection.ts';
import { cartBroadcast } from './cart-broadcast.ts';

const emptyCart = {
  __typename: 'Cart',
  id: 'cart1',
  total_quantity: 0,
  applied_coupons: null,
  items: [],
  prices: null,
  shipping_addresses: [],
};
const created = (cartId: string | null) => ({ data: { cartId } });
const added = (...errors: string[]) => ({
  data: {
    addProductsToCart: { cart: emptyCart, user_errors: errors.map((message) => ({ code: 'UNDEFINED', message })) },
  },
});
const lost = (message: string, field = 'addProductsToCart') => ({
  data: { [field]: null },
  errors: [graphqlError(message, 'graphql-no-such-entity', [field])],
});
const lostTexts = [
  ['CRT-17', 'Could not find a cart with ID "old"'],
  ['CRT-18', "The cart isn't active."],
  ['CRT-19', 'The current user cannot perform operations on cart "old"'],
] as const;

/** Creates actions for a stored cart with a fake backend. */
function setUp(handler: FakeHandler, stored?: string) {
  const { client, sent } = fakeBackend(handler);
  const storage = memoryStorage();
  const store = createCartIdStore(storage);
  if (stored) store.set(stored);
  const access: CacheAccess = { cache: createQueryCache(), mutate: () => Promise.resolve([]) };
  return {
    actions: createCartActions({ runExclusive: createMutate(client, access).mutateExclusive, store }),
    store,
    storage,
    sent,
    names: () => sent.map(({ name }) => name),
  };
}

/** Notice of Magento 2.4.8 in every response with the cart while another line is out of stock. */
const soldOutBeside = (field: string) => [
  graphqlError('Some of the products are out of stock.', 'graphql-input', [field, 'cart', 'items', 0]),
];

const vitamin = { sku: 'WIT-D3', quantity: 2, selectedOptions: [] };

describe('add', () => {
  it('[CRT-04] [CRT-15] adds to the stored cart', async () => {
    const { actions, sent } = setUp(() => added(), 'cart1');
    await expect(actions.add(vitamin)).resolves.toEqual({ userError: null, newCart: false, count: 0 });
    expect(sent).toEqual([
      {
        name: 'addProductToCart',
        token: null,
        variables: { cartId: 'cart1', product: { sku: 'WIT-D3', quantity: 2 } },
      },
    ]);
  });

  it('[CRT-15] names the chosen options of a configurable product', async () => {
    const { actions, sent } = setUp(() => added(), 'cart1');
    await actions.add({ ...vitamin, selectedOptions: ['djE='] });
    expect(sent[0]?.variables).toEqual({
      cartId: 'cart1',
      product: { sku: 'WIT-D3', quantity: 2, selected_options: ['djE='] },
    });
  });

  it('[CRT-05] [CRT-06] creates and stores a cart when there is none', async () => {
    const { actions, sent, store, names } = setUp(({ name }) => (name === 'createCart' ? created('new') : added()));
    await expect(actions.add(vitamin)).resolves.toEqual({ userError: null, newCart: false, count: 0 });
    expect(names()).toEqual(['createCart', 'addProductToCart']);
    expect(sent[1]?.variables).toMatchObject({ cartId: 'new' });
    expect(store.get()).toBe('new');
  });

  it('[RSK-03] creates one cart for two products that are added at the same time', async () => {
    const { actions, names } = setUp(({ name }) => (name === 'createCart' ? created('new') : added()));
    await Promise.all([actions.add(vitamin), actions.add(vitamin)]);
    expect(names()).toEqual(['createCart', 'addProductToCart', 'addProductToCart']);
  });

  it('adds to a cart that another tab has begun, also before its event arrives', async () => {
    const { actions, storage, sent, store } = setUp(() => added());
    createCartIdStore(storage).set('other');
    await actions.add(vitamin);
    expect(sent).toMatchObject([{ name: 'addProductToCart', variables: { cartId: 'other' } }]);
    expect(store.get()).toBe('other');
  });

  it('[CRT-07] fails when no cart can be created', async () => {
    const { actions, names } = setUp(() => created(null));
    await expect(actions.add(vitamin)).rejects.toThrow('Unable to create cart');
    expect(names()).toEqual(['createCart']);
  });

  it('returns the user errors of the backend and its stock notices', async () => {
    const refusing = setUp(() => added('Zostały 2 sztuki.', 'Najwyżej 5 sztuk.'), 'cart1');
    await expect(refusing.actions.add(vitamin)).resolves.toEqual({
      userError: { messages: ['Zostały 2 sztuki.', 'Najwyżej 5 sztuk.'] },
      newCart: false,
      count: 0,
    });
    const noticing = setUp(
      () => ({ ...added(), errors: [graphqlError('The requested qty is not available')] }),
      'cart1',
    );
    await expect(noticing.actions.add(vitamin)).resolves.toMatchObject({
      userError: { messages: ['The requested qty is not available'] },
    });
  });

  it('ignores another line of the cart that is out of stock', async () => {
    const cart = { ...emptyCart, total_quantity: 2, items: [null] };
    const errors = soldOutBeside('addProductsToCart');
    const { actions } = setUp(() => ({ data: { addProductsToCart: { cart, user_errors: [] } }, errors }), 'cart1');
    await expect(actions.add(vitamin)).resolves.toEqual({ userError: null, newCart: false, count: 2 });
    const refused = setUp(
      () => ({
        data: {
          addProductsToCart: { cart, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Zostały 2 sztuki.' }] },
        },
        errors,
      }),
      'cart1',
    );
    await expect(refused.actions.add(vitamin)).resolves.toMatchObject({
      userError: { messages: ['Zostały 2 sztuki.'] },
    });
  });

  it.each(lostTexts)('[%s] [RSK-05] begins a new cart once and adds again after "%s"', async (_, message) => {
    const handler: FakeHandler = ({ name, variables }) => {
      if (name === 'createCart') return created('new');
      return variables['cartId'] === 'old' ? lost(message) : added();
    };
    const { actions, store, names, sent } = setUp(handler, 'old');
    await expect(actions.add(vitamin)).resolves.toEqual({ userError: null, newCart: true, count: 0 });
    expect(names()).toEqual(['addProductToCart', 'createCart', 'addProductToCart']);
    expect(sent[2]?.variables).toEqual({ cartId: 'new', product: { sku: 'WIT-D3', quantity: 2 } });
    expect(store.get()).toBe('new');
  });

  it('[RSK-05] recovers only once', async () => {
    const { actions, names } = setUp(
      ({ name }) => (name === 'createCart' ? created('new') : lost("The cart isn't active.")),
      'old',
    );
    await expect(actions.add(vitamin)).rejects.toThrow("The cart isn't active.");
    expect(names()).toEqual(['addProductToCart', 'createCart', 'addProductToCart']);
  });

  it.each([
    ['a lost connection', new TypeError('fetch failed')],
    [
      'a failure of the backend',
      { data: null, errors: [graphqlError('Internal server error', 'internal', ['addProductsToCart'])] },
    ],
  ])('[RSK-01] neither repeats nor leaves the cart after %s', async (_, answer) => {
    const { actions, store, names } = setUp(() => answer, 'cart1');
    await expect(actions.add(vitamin)).rejects.toBeInstanceOf(CommerceError);
    expect(names()).toEqual(['addProductToCart']);
    expect(store.get()).toBe('cart1');
  });
});

describe('changes of a cart', () => {
  const updated = { data: { updateCartItems: { cart: emptyCart, errors: [] } } };

  it('[CRT-15] send the cart, the line and the change', async () => {
    const { actions, sent } = setUp(({ name }) => {
      if (name === 'updateItemQuantity') return updated;
      const field = name === 'removeItem' ? 'removeItemFromCart' : name;
      return { data: { [field]: { cart: emptyCart } } };
    }, 'cart1');
    await expect(actions.setQuantity('MQ==', 3)).resolves.toBeNull();
    await actions.remove('MQ==');
    await actions.applyCoupon('LATO');
    await actions.removeCoupon();
    expect(sent.map(({ name, variables }) => ({ name, variables }))).toEqual([
      { name: 'updateItemQuantity', variables: { cartId: 'cart1', itemId: 'MQ==', quantity: 3 } },
      { name: 'removeItem', variables: { cartId: 'cart1', itemId: 'MQ==' } },
      { name: 'applyCouponToCart', variables: { cartId: 'cart1', couponCode: 'LATO' } },
      { name: 'removeCouponFromCart', variables: { cartId: 'cart1' } },
    ]);
  });

  it('fail when the response has no result', async () => {
    const { actions } = setUp(() => ({ data: { somethingElse: true } }), 'cart1');
    await expect(actions.add(vitamin)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(actions.setQuantity('MQ==', 3)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(actions.remove('MQ==')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(actions.applyCoupon('LATO')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(actions.removeCoupon()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('return the user error of a quantity', async () => {
    const errors = [{ code: 'INSUFFICIENT_STOCK', message: 'Zostały 2 sztuki.' }];
    const { actions } = setUp(() => ({ data: { updateCartItems: { cart: emptyCart, errors } } }), 'cart1');
    await expect(actions.setQuantity('MQ==', 9)).resolves.toEqual({ messages: ['Zostały 2 sztuki.'] });
  });

  it('report that the line was removed', async () => {
    const errors = [{ code: 'COULD_NOT_FIND_CART_ITEM', message: 'Could not find cart item with id: 9.' }];
    const { actions } = setUp(() => ({ data: { updateCartItems: { cart: emptyCart, errors } } }), 'cart1');
    await expect(actions.setQuantity('OQ==', 3)).resolves.toEqual({
      messages: ['Could not find cart item with id: 9.'],
      isLineRemoved: true,
    });
  });

  it('ignore the notice of another line that is out of stock', async () => {
    const answer = (refusals: object[]) => () => ({
      data: { updateCartItems: { cart: { ...emptyCart, items: [null] }, errors: refusals } },
      errors: soldOutBeside('updateCartItems'),
    });
    await expect(setUp(answer([]), 'cart1').actions.setQuantity('MQ==', 3)).resolves.toBeNull();
    const refused = setUp(answer([{ code: 'INSUFFICIENT_STOCK', message: 'Zostały 2 sztuki.' }]), 'cart1');
    await expect(refused.actions.setQuantity('MQ==', 9)).resolves.toEqual({ messages: ['Zostały 2 sztuki.'] });
  });

  it.each(['The requested qty is not available', 'Żądana ilość nie jest dostępna'])(
    'return the user error of a GraphQL error of Magento before 2.4.8: %s',
    async (message) => {
      const { actions } = setUp(
        () => ({
          data: { updateCartItems: null },
          errors: [graphqlError(message, 'graphql-input', ['updateCartItems'])],
        }),
        'cart1',
      );
      await expect(actions.setQuantity('MQ==', 9)).resolves.toEqual({ messages: [message] });
    },
  );

  const noSuch = (message: string, field: string) => ({
    data: { [field]: null },
    errors: [graphqlError(message, 'graphql-no-such-entity', [field])],
  });

  it.each(['Could not find cart item with id: 9.', 'Nie można znaleźć pozycji koszyka o identyfikatorze: 9.'])(
    '[RSK-05] keep a cart that only lacks the line: %s',
    async (message) => {
      const { actions, store, names } = setUp(
        ({ name }) => (name === 'getCartDetails' ? { data: { cart: emptyCart } } : noSuch(message, 'updateCartItems')),
        'cart1',
      );
      await expect(actions.setQuantity('OQ==', 3)).resolves.toEqual({ messages: [message], isLineRemoved: true });
      expect(names()).toEqual(['updateItemQuantity', 'getCartDetails']);
      expect(store.get()).toBe('cart1');
    },
  );

  it('[CRT-15] remove a line that was removed elsewhere', async () => {
    const gone = noSuch("The cart doesn't contain the item", 'removeItemFromCart');
    const { actions, store } = setUp(
      ({ name }) => (name === 'getCartDetails' ? { data: { cart: emptyCart } } : gone),
      'cart1',
    );
    await expect(actions.remove('OQ==')).resolves.toBeUndefined();
    expect(store.get()).toBe('cart1');
  });

  it('[RSK-05] keep the cart when it cannot be fetched after its line was not found', async () => {
    const { actions, store } = setUp(
      ({ name }) => (name === 'getCartDetails' ? new TypeError('lost') : noSuch('Nie ma.', 'updateCartItems')),
      'cart1',
    );
    await expect(actions.setQuantity('OQ==', 3)).resolves.toEqual({ messages: ['Nie ma.'], isLineRemoved: true });
    expect(store.get()).toBe('cart1');
  });

  it.each(['updateCartItems', 'removeItemFromCart'])(
    '[CRT-17] [RSK-05] remove a missing cart that a translated error does not name, after %s',
    async (field) => {
      const { actions, store } = setUp(
        ({ name }) => noSuch('Nie można znaleźć koszyka.', name === 'getCartDetails' ? 'cart' : field),
        'old',
      );
      const change = field === 'updateCartItems' ? actions.setQuantity('MQ==', 3) : actions.remove('MQ==');
      await expect(change).rejects.toMatchObject({ name: 'CartNotFoundError' });
      expect(store.get()).toBeNull();
    },
  );

  it.each(lostTexts)(
    '[%s] [RSK-05] forget a cart that is lost without making the change in another',
    async (_, message) => {
      const { actions, store, names } = setUp(() => lost(message, 'updateCartItems'), 'old');
      await expect(actions.setQuantity('MQ==', 3)).rejects.toMatchObject({ name: 'CartNotFoundError' });
      expect(names()).toEqual(['updateItemQuantity']);
      expect(store.get()).toBeNull();
    },
  );

  it('send nothing without a cart', async () => {
    const { actions, sent } = setUp(() => updated);
    await expect(actions.remove('MQ==')).rejects.toMatchObject({ name: 'CartNotFoundError' });
    expect(sent).toEqual([]);
  });

  it('keep the cart when a coupon is rejected', async () => {
    const { actions, store } = setUp(
      () => ({
        data: { applyCouponToCart: null },
        errors: [graphqlError("The coupon code isn't valid.", 'graphql-no-such-entity', ['applyCouponToCart'])],
      }),
      'cart1',
    );
    await expect(actions.applyCoupon('X')).rejects.toThrow("The coupon code isn't valid.");
    expect(store.get()).toBe('cart1');
  });

  it.each([
    ['accept a coupon that is in the cart although a repeated request is refused', 'lato', true],
    ['report a refused coupon while another one is in the cart', 'ZIMA', false],
  ])('%s', async (_, code, isAccepted) => {
    const refusal = {
      data: { applyCouponToCart: null },
      errors: [
        graphqlError('A coupon is already applied to the cart. Please remove it to apply another', 'graphql-input'),
      ],
    };
    const { actions } = setUp(
      ({ name }) =>
        name === 'getCartDetails' ? { data: { cart: { ...emptyCart, applied_coupons: [{ code }] } } } : refusal,
      'cart1',
    );
    const applied = actions.applyCoupon('LATO');
    await (isAccepted ? expect(applied).resolves.toBeUndefined() : expect(applied).rejects.toThrow(/already applied/));
  });
});

const createContext = (client: CommerceClient, store: CartIdStore | null): CartContext => ({
  client,
  scope: { storeView: 'pl', epoch: 0 },
  access: { cache: createQueryCache(), mutate: () => Promise.resolve([]) },
  store,
});

describe('bindCartActions', () => {
  it('refetches the displayed cart when one of its lines was removed', async () => {
    const gone = {
      data: { removeItemFromCart: null },
      errors: [graphqlError('Nie ma.', 'graphql-no-such-entity', ['removeItemFromCart'])],
    };
    const { client } = fakeBackend(({ name }) => (name === 'getCartDetails' ? { data: { cart: emptyCart } } : gone));
    const store = createCartIdStore(memoryStorage());
    store.set('cart1');
    const readAnew = vi.fn();
    onTestFinished(cartBroadcast.subscribe(readAnew));
    await bindCartActions(createContext(client, store)).remove('OQ==');
    expect(readAnew).toHaveBeenCalledOnce();
  });

  it.each<[string, FakeHandler, boolean]>([
    ['was lost', () => new TypeError('lost'), true],
    ['was a refusal', () => ({ data: null, errors: [graphqlError('No.', 'graphql-input')] }), false],
  ])('refetches the displayed cart unless the backend has answered: the response %s', async (_, handler, isRead) => {
    const { client } = fakeBackend(handler);
    const store = createCartIdStore(memoryStorage());
    store.set('cart1');
    const readAnew = vi.fn();
    onTestFinished(cartBroadcast.subscribe(readAnew));
    const context = { ...createContext(client, store), unsettled: { note: () => undefined, left: () => 0 } };
    await expect(bindCartActions(context).removeCoupon()).rejects.toBeInstanceOf(CommerceError);
    expect(readAnew).toHaveBeenCalledTimes(isRead ? 1 : 0);
  });

  it('sends with the given client', async () => {
    const { client, sent } = fakeBackend(() => added());
    const store = createCartIdStore(memoryStorage());
    store.set('cart1');
    const actions = bindCartActions(createContext(client, store));
    await actions.add(vitamin);
    expect(sent).toHaveLength(1);
  });

  it('throws on mutations during server rendering', async () => {
    const { client, sent } = fakeBackend(() => added());
    const actions = bindCartActions(createContext(client, null));
    await expect(actions.add(vitamin)).rejects.toThrow();
    expect(sent).toEqual([]);
  });
});
