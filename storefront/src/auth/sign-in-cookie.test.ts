import { describe, expect, it } from 'vitest';
import { createStorage } from '../commerce/index.ts';
import { mapBackingStore } from '../testing/index.ts';
import { createSignInCookie, takeSignInCookie } from './sign-in-cookie.ts';

const token = 'eyJraWQiOiIxIn0.eyJ1aWQiOjF9.a-_b';

/** A browser with the given cookies that takes over a sign-in; `items` is what its storage holds afterward. */
function takeOver(cookies: readonly string[], stored: Readonly<Record<string, unknown>> = {}) {
  const jar = new Map<string, string>();
  const document = {
    get cookie() {
      return [...jar].map((cookie) => cookie.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  for (const cookie of cookies) document.cookie = cookie;
  const items = new Map<string, string>();
  const storage = createStorage({ backing: mapBackingStore(items) });
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  takeSignInCookie({ document, location: { protocol: 'http:' } }, storage);
  return {
    cookie: document.cookie,
    items: Object.fromEntries([...items].map(([key, text]): [string, unknown] => [key, JSON.parse(text)])),
  };
}

describe('createSignInCookie', () => {
  it('is for this host alone, is not sent from other sites, and expires within minutes', () => {
    const cookie = createSignInCookie({ token, lifetime: 7200 }, true);
    expect(cookie).toMatch(/^__Host-\w+=7200\./);
    expect(cookie.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=120', 'SameSite=Strict', 'Secure']);
  });
});

describe('takeSignInCookie', () => {
  it('[SES-03] stores the token with its lifetime, and deletes the cookie', () => {
    const { cookie, items } = takeOver(['other=1', createSignInCookie({ token, lifetime: 7200 }, false)]);
    expect(items['signin_token']).toMatchObject({ value: token, ttl: 7200 });
    expect(cookie).toBe('other=1');
  });

  it('sets the cart of the guest aside, so that it is merged', () => {
    const { items } = takeOver([createSignInCookie({ token }, false)], { cartId: 'guest1' });
    expect(items['guest_cart']).toMatchObject({ value: 'guest1' });
    expect(items).not.toHaveProperty('cartId');
  });

  it('leaves a session that is there already, and deletes the cookie', () => {
    const { cookie, items } = takeOver([createSignInCookie({ token }, false)], { signin_token: 'present' });
    expect(items['signin_token']).toMatchObject({ value: 'present' });
    expect(cookie).toBe('');
  });

  it.each([
    'witryna_sign_in=',
    'witryna_sign_in=%',
    'witryna_sign_in=1.',
    'witryna_sign_in=x.abc',
    'witryna_sign_in=1.a b',
  ])('ignores %s', (planted) => {
    expect(takeOver([planted])).toEqual({ cookie: '', items: {} });
  });
});
