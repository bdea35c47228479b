import { describe, expect, it } from 'vitest';
import { createStorage } from '../commerce/index.ts';
import { mapBackingStore } from '../testing/index.ts';
import { createCartCookie, parseCartCookie, takeCartCookie } from './cart-cookie.ts';

/** Starts the shop in a browser with a cart cookie; `items` is the storage afterward. */
function start(cartId: string, stored: Readonly<Record<string, unknown>> = {}) {
  let cookie = createCartCookie(cartId, false).split(';')[0] ?? '';
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      expect(text).toMatch(/^witryna_cart=; Max-Age=0; Path=\//);
      cookie = '';
    },
  };
  const items = new Map<string, string>();
  const storage = createStorage({ backing: mapBackingStore(items) });
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  takeCartCookie({ document, location: { protocol: 'http:' } }, storage);
  return {
    cookie,
    items: Object.fromEntries([...items].map(([key, text]): [string, unknown] => [key, JSON.parse(text)])),
  };
}

describe('createCartCookie', () => {
  it('is restricted to this host and not sent with forms of other sites', () => {
    expect(createCartCookie('guest1', true)).toBe(
      '__Host-witryna_cart=guest1; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
    );
  });
});

describe('parseCartCookie', () => {
  it('returns the masked cart id among other cookies', () => {
    expect(parseCartCookie('a=1; __Host-witryna_cart=guest1; b=2', true)).toBe('guest1');
    expect(parseCartCookie('a=1; witryna_cart=guest1', false)).toBe('guest1');
  });

  it.each([undefined, '', 'witryna_cart=', 'witryna_cart=a"b', 'other_witryna_cart=guest1'])(
    'returns null for %j',
    (header) => {
      expect(parseCartCookie(header, false)).toBeNull();
    },
  );

  it('ignores the cookie without a prefix over HTTPS, where another host of the domain may have set it', () => {
    expect(parseCartCookie('witryna_cart=guest1', true)).toBeNull();
  });
});

describe('takeCartCookie', () => {
  it('moves the cart to the storage, and deletes the cookie', () => {
    const { cookie, items } = start('guest1');
    expect(items).toMatchObject({ cartId: { value: 'guest1' } });
    expect(cookie).toBe('');
  });

  it('keeps the stored cart, and stashes the other one so that its lines are merged', () => {
    expect(start('guest1', { cartId: 'guest0' }).items).toMatchObject({
      cartId: { value: 'guest0' },
      guest_cart: { value: 'guest1' },
    });
  });

  it('stashes it for a customer whose cart is unknown', () => {
    const { items } = start('guest1', { signin_token: 'token' });
    expect(items).toMatchObject({ guest_cart: { value: 'guest1' } });
    expect(items).not.toHaveProperty('cartId');
  });

  it('changes nothing when the cart is stored already', () => {
    expect(start('guest1', { cartId: 'guest1' }).items).not.toHaveProperty('guest_cart');
  });
});
