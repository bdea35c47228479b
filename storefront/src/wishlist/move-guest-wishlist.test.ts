import { describe, expect, it, vi } from 'vitest';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { createGuestWishlist, type GuestWishlistItem } from './guest-wishlist.ts';
import { moveGuestWishlist } from './move-guest-wishlist.ts';

const wish = (sku: string, ...selectedOptions: string[]): GuestWishlistItem => ({ sku, selectedOptions });
const lostConnection = new TypeError('fetch failed');
const done = { data: { addProductsToWishlist: { user_errors: [] } } };
const refused = {
  data: {
    addProductsToWishlist: {
      user_errors: [{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "b"' }],
    },
  },
};

const toLine = ({ sku, selectedOptions }: GuestWishlistItem, index: number) => ({
  __typename: selectedOptions.length > 0 ? 'ConfigurableWishlistItem' : 'SimpleWishlistItem',
  id: `${sku}-${index}`,
  product: { __typename: 'SimpleProduct', uid: sku, sku },
  customizable_options: [],
  ...(selectedOptions.length > 0 && {
    configurable_options: selectedOptions.map((uid) => ({ configurable_product_option_value_uid: uid })),
  }),
});

/** An answer with the customer's list; null is a line that cannot be read. */
const listed = (...items: (GuestWishlistItem | null)[]) => ({
  data: {
    customer: {
      __typename: 'Customer',
      wishlists: [
        {
          __typename: 'Wishlist',
          id: '7',
          items_v2: {
            items: items.map((item, index) => item && toLine(item, index)),
          },
        },
      ],
    },
  },
});

/** Puts products on the device, the first one last, and moves them. */
function setUp(wishes: readonly GuestWishlistItem[], handler: FakeHandler) {
  const storage = memoryStorage();
  const guest = createGuestWishlist(storage);
  for (const item of wishes) guest.add(item);
  const { client, sent } = fakeBackend(handler, { token: () => 'abc' });
  const refresh = vi.fn(() => Promise.resolve());
  const move = (isCurrent = () => true) => moveGuestWishlist({ client, guest, isCurrent, refresh });
  const added = () => sent.flatMap(({ name, variables }) => (name === 'AddToWishlist' ? [variables['items']] : []));
  return { guest, move, added, refresh, sent, left: () => guest.getItems().map(({ sku }) => sku) };
}

describe('moveGuestWishlist', () => {
  it('adds the products one by one, the oldest first, and leaves none on the device', async () => {
    const { move, added, left, refresh } = setUp([wish('a'), wish('b', 'red', 'xl')], ({ name }) =>
      name === 'AddToWishlist' ? done : listed(),
    );
    await expect(move()).resolves.toEqual({ added: 2, refused: 0 });
    expect(added()).toEqual([
      [{ sku: 'a', quantity: 1 }],
      [{ sku: 'b', quantity: 1, selected_options: ['red', 'xl'] }],
    ]);
    expect(left()).toEqual([]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('adds the products to a list of which Magento cannot read a line', async () => {
    const { data } = listed(null, wish('b'));
    const path = ['customer', 'wishlists', 0, 'items_v2', 'items', 0, 'customizable_options', 0, 'label'];
    const { move, left } = setUp([wish('a')], ({ name }) =>
      name === 'AddToWishlist' ? done : { data, errors: [{ message: 'Internal server error', path }] },
    );
    await expect(move()).resolves.toEqual({ added: 1, refused: 0 });
    expect(left()).toEqual([]);
  });

  it('keeps the products on the device until the list is fetched again, so that no toggle changes twice', async () => {
    const { move, guest, refresh } = setUp([wish('a')], ({ name }) => (name === 'AddToWishlist' ? done : listed()));
    refresh.mockImplementation(() => {
      expect(guest.getItems()).toHaveLength(1);
      return Promise.resolve();
    });
    await move();
    expect(guest.getItems()).toHaveLength(0);
  });

  it('does not add again what is on the list with the same choice, or was wished for without one', async () => {
    const { move, added, left } = setUp([wish('a'), wish('b', 'xl', 'red'), wish('c'), wish('d', 'red')], ({ name }) =>
      name === 'AddToWishlist' ? done : listed(wish('a'), wish('b', 'red', 'xl'), wish('c', 'blue'), wish('d', 'blue')),
    );
    await expect(move()).resolves.toEqual({ added: 1, refused: 0 });
    expect(added()).toEqual([[{ sku: 'd', quantity: 1, selected_options: ['red'] }]]);
    expect(left()).toEqual([]);
  });

  it('adds each choice of a product, and keeps those that could not be sent', async () => {
    let isDown = true;
    const { guest, move, added } = setUp([wish('a', 'red'), wish('a', 'blue')], ({ name, variables }) => {
      if (name !== 'AddToWishlist') return listed(...(isDown ? [] : [wish('a', 'red')]));
      return isDown && JSON.stringify(variables).includes('blue') ? lostConnection : done;
    });
    await expect(move()).rejects.toThrow();
    expect(guest.getItems()).toEqual([wish('a', 'blue')]);
    isDown = false;
    await expect(move()).resolves.toEqual({ added: 1, refused: 0 });
    expect(added().at(-1)).toEqual([{ sku: 'a', quantity: 1, selected_options: ['blue'] }]);
    expect(guest.getItems()).toEqual([]);
  });

  it('sends the texts of options, and compares them and parts of a bundle with the list', async () => {
    const engraved = (value: string) => ({
      ...wish('lamp', btoa('custom-option/1/7')),
      enteredOptions: [{ uid: btoa('custom-option/2'), value }],
    });
    const onList = listed(wish('set'), wish('lamp'));
    const [set, lamp] = onList.data.customer.wishlists[0]?.items_v2.items ?? [];
    Object.assign(set ?? {}, { __typename: 'BundleWishlistItem', bundle_options: [{ values: [{ uid: 'part' }] }] });
    Object.assign(lamp ?? {}, {
      customizable_options: [
        {
          customizable_option_uid: btoa('custom-option/1'),
          values: [{ value: '7' }],
        },
        { customizable_option_uid: btoa('custom-option/2'), values: [{ value: 'Anna' }] },
      ],
    });
    const anna = setUp([engraved(' Anna'), wish('set', 'part')], ({ name }) =>
      name === 'AddToWishlist' ? done : onList,
    );
    await expect(anna.move()).resolves.toEqual({ added: 0, refused: 0 });
    const berta = setUp([engraved('Berta'), wish('set', 'other')], ({ name }) =>
      name === 'AddToWishlist' ? done : onList,
    );
    await expect(berta.move()).resolves.toEqual({ added: 2, refused: 0 });
    expect(berta.added()).toEqual([
      [
        {
          sku: 'lamp',
          quantity: 1,
          selected_options: [btoa('custom-option/1/7')],
          entered_options: [{ uid: btoa('custom-option/2'), value: 'Berta' }],
        },
      ],
      [{ sku: 'set', quantity: 1, selected_options: ['other'] }],
    ]);
  });

  it.each([
    ['a user error', refused],
    [
      'an error of the request',
      {
        data: { addProductsToWishlist: null },
        errors: [graphqlError('Wrong option.', 'graphql-input', ['addProductsToWishlist'])],
      },
    ],
  ])('drops a product that the backend refuses by %s, and adds the others', async (_, refusal) => {
    const { move, left } = setUp([wish('a'), wish('b'), wish('c')], ({ name, variables }) =>
      name !== 'AddToWishlist' ? listed() : JSON.stringify(variables).includes('"b"') ? refusal : done,
    );
    await expect(move()).resolves.toEqual({ added: 2, refused: 1 });
    expect(left()).toEqual([]);
  });

  it.each([
    ['the network fails', lostConnection],
    ['the backend is down', new Response('<html>', { status: 503 })],
    [
      'the session has ended',
      {
        data: null,
        errors: [
          graphqlError('The current user cannot perform operations on wishlist', 'graphql-authorization', [
            'addProductsToWishlist',
          ]),
        ],
      },
    ],
  ])('keeps what is left on the device when %s half way, and moves only that the next time', async (_, failure) => {
    const onList: GuestWishlistItem[] = [];
    let isDown = true;
    const { move, added, left } = setUp([wish('a'), wish('b'), wish('c')], ({ name, variables }) => {
      if (name !== 'AddToWishlist') return listed(...onList);
      const isSecond = JSON.stringify(variables).includes('"b"');
      if (isSecond && isDown) return failure instanceof Response ? failure.clone() : failure;
      onList.push(wish(isSecond ? 'b' : onList.length === 0 ? 'a' : 'c'));
      return done;
    });
    await expect(move()).rejects.toThrow();
    expect(left()).toEqual(['c', 'b']);
    isDown = false;
    await expect(move()).resolves.toEqual({ added: 2, refused: 0 });
    expect(added().map((items) => JSON.stringify(items))).toEqual(
      ['a', 'b', 'b', 'c'].map((sku) => JSON.stringify([{ sku, quantity: 1 }])),
    );
    expect(left()).toEqual([]);
  });

  it('does not add again a product whose response was lost', async () => {
    const onList: GuestWishlistItem[] = [];
    const { move, added, left } = setUp([wish('a')], ({ name }) => {
      if (name !== 'AddToWishlist') return listed(...onList);
      onList.push(wish('a'));
      return lostConnection;
    });
    await expect(move()).rejects.toThrow();
    expect(left()).toEqual(['a']);
    await expect(move()).resolves.toEqual({ added: 0, refused: 0 });
    expect(added()).toHaveLength(1);
    expect(left()).toEqual([]);
  });

  it('adds nothing and keeps everything when the list cannot be read, e.g. where the store keeps none', async () => {
    const { move, added, left } = setUp([wish('a')], () => ({
      data: { customer: null },
      errors: [
        graphqlError('The wishlist configuration is currently disabled.', 'graphql-input', ['customer', 'wishlists']),
      ],
    }));
    await expect(move()).rejects.toThrow();
    expect(added()).toEqual([]);
    expect(left()).toEqual(['a']);
  });

  it('stops when the customer has signed out in the meantime', async () => {
    let isCurrent = true;
    const { move, added } = setUp([wish('a'), wish('b')], ({ name }) => {
      if (name !== 'AddToWishlist') return listed();
      isCurrent = false;
      return done;
    });
    await move(() => isCurrent);
    expect(added()).toHaveLength(1);
  });

  it('reads a list of more than one page', async () => {
    const many = Array.from({ length: 300 }, (_, index) => wish(`sku-${index}`));
    const { move, sent, added } = setUp([wish('a')], ({ name, variables }) => {
      if (name === 'AddToWishlist') return done;
      return variables['page'] === 1 ? listed(...many) : listed(wish('a'));
    });
    await expect(move()).resolves.toEqual({ added: 0, refused: 0 });
    expect(sent.map(({ variables }) => variables['page'])).toEqual([1, 2]);
    expect(added()).toEqual([]);
  });

  it('reads a list that fills its last page, after which Magento answers that page again', async () => {
    const many = Array.from({ length: 300 }, (_, index) => wish(`sku-${index}`));
    const { move, sent } = setUp([wish('sku-7')], () => listed(...many));
    await expect(move()).resolves.toEqual({ added: 0, refused: 0 });
    expect(sent.map(({ variables }) => variables['page'])).toEqual([1, 2]);
  });
});
