// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, type BackingStore } from '../commerce/index.ts';
import { onSignOut } from './session-events.ts';
import { createSessionStore, defaultTokenLifetime } from './session-store.ts';

const open = () => createSessionStore(createStorage());

function otherTab(key: string | null, change: () => void) {
  change();
  window.dispatchEvent(
    new StorageEvent('storage', {
      key,
      newValue: key === null ? null : localStorage.getItem(key),
      storageArea: localStorage,
    }),
  );
}

const restorePage = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeAll(() => void vi.useFakeTimers());
beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime(1_000_000);
});
afterAll(() => void vi.useRealTimers());

describe('createSessionStore', () => {
  it('begins as a guest', () => {
    expect(open().getState()).toEqual({ token: undefined, epoch: 0, wasExpired: false });
  });

  it('[SES-03] is signed in with a token', () => {
    const store = open();
    store.signIn('abc');
    expect(store.getState()).toEqual({ token: 'abc', epoch: 1, storedAt: 1_000_000, lifetime: 3600, isExpired: false });
  });

  it('[SES-06] stores the token under signin_token with the time and the seconds to live', () => {
    open().signIn('abc', 1200);
    expect(JSON.parse(localStorage.getItem('signin_token') ?? '')).toEqual({
      value: 'abc',
      timeStored: 1_000_000,
      ttl: 1200,
    });
    expect(localStorage).toHaveLength(1);
  });

  it('[SES-11] keeps a token for an hour where nothing else is said', () => {
    expect(defaultTokenLifetime).toBe(3600);
    open().signIn('abc');
    expect(JSON.parse(localStorage.getItem('signin_token') ?? '')).toMatchObject({ ttl: 3600 });
  });

  it('[SES-24] finds a stored token until its time to live is over', () => {
    open().signIn('abc', 1200);
    vi.setSystemTime(1_000_000 + 1_199_999);
    expect(open().getState().token).toBe('abc');
    vi.setSystemTime(1_000_000 + 1_200_000);
    expect(open().getState().token).toBeUndefined();
  });

  it('[SES-04] is a guest again once the token is forgotten', () => {
    const store = open();
    store.signIn('abc');
    store.clear();
    expect(store.getState()).toEqual({ token: undefined, epoch: 2, wasExpired: false });
    expect(localStorage).toHaveLength(0);
  });

  it('has another epoch for every shopper, so that nobody sees data of somebody else', () => {
    const store = open();
    const epochs = [store.getState().epoch];
    for (const token of ['anna', 'anna', 'jan']) {
      store.signIn(token);
      epochs.push(store.getState().epoch);
    }
    expect(epochs).toEqual([0, 1, 1, 2]);
  });

  it('tells of changes, also of those in other tabs', () => {
    const store = open();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.signIn('abc');
    otherTab('signin_token', () => createStorage().set('signin_token', 'xyz', 60));
    expect(store.getState()).toMatchObject({ token: 'xyz', lifetime: 60 });
    otherTab('cartId', () => createStorage().set('cartId', 'x'));
    expect(listener).toHaveBeenCalledTimes(2);
    otherTab(null, () => localStorage.clear());
    expect(store.getState().token).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    store.signIn('abc');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('takes a damaged token for none', () => {
    localStorage.setItem('signin_token', 'abc');
    expect(open().getState().token).toBeUndefined();
    createStorage().set('signin_token', { value: 'abc' });
    expect(open().getState().token).toBeUndefined();
  });

  it('[SES-12] takes over the lifetime that the store says, from when the token was stored', () => {
    const store = open();
    store.signIn('abc');
    vi.setSystemTime(1_300_000);
    store.setLifetime(1200);
    expect(store.getState()).toMatchObject({ token: 'abc', epoch: 1, storedAt: 1_000_000, lifetime: 1200 });
    expect(JSON.parse(localStorage.getItem('signin_token') ?? '')).toEqual({
      value: 'abc',
      timeStored: 1_000_000,
      ttl: 1200,
    });
  });

  it('knows a token that was given up: of a customer who is signing out, or who has another by now', () => {
    const store = open();
    store.signIn('abc');
    store.beginSignOut();
    expect(store.expire('abc')).toBe(false);
    expect(store.getState()).toMatchObject({ token: 'abc', isExpired: false });
    store.clear();
    expect(store.expire('abc')).toBe(false);
    store.signIn('def');
    expect(store.expire('abc')).toBe(false);
    expect(store.getState()).toMatchObject({ token: 'def', isExpired: false });
    expect(store.expire('def')).toBe(true);
    expect(store.getState()).toMatchObject({ token: 'def', isExpired: true });
  });

  it('gives the customer a new token without a new epoch, so that what is on screen stays', () => {
    const store = open();
    store.signIn('abc');
    store.expire();
    expect(store.getState()).toMatchObject({ token: 'abc', isExpired: true });
    vi.setSystemTime(2_000_000);
    store.renew('def', 1200);
    expect(store.getState()).toEqual({ token: 'def', epoch: 1, storedAt: 2_000_000, lifetime: 1200, isExpired: false });
  });

  it('takes a token that another tab puts in the place of ours for the same customer: what is typed here stays', () => {
    const store = open();
    store.signIn('abc');
    otherTab('signin_token', () => createStorage().set('signin_token', 'def', 60));
    expect(store.getState()).toMatchObject({ token: 'def', epoch: 1, isExpired: false });
    store.expire();
    otherTab('signin_token', () => createStorage().set('signin_token', 'ghi', 60));
    expect(store.getState()).toMatchObject({ token: 'ghi', epoch: 1, isExpired: false });
  });

  it.each<[string, () => void]>([
    ['a sign-out', () => localStorage.removeItem('signin_token')],
    ['the end of the session', () => createStorage().set('signin_token', '')],
    ['everything being cleared', () => localStorage.clear()],
  ])('takes a token that comes after %s in another tab for somebody else', (_, leave) => {
    const store = open();
    store.signIn('abc', 60);
    store.expire();
    otherTab('signin_token', leave);
    otherTab('signin_token', () => createStorage().set('signin_token', 'jan', 60));
    expect(store.getState()).toMatchObject({ token: 'jan', epoch: 2, isExpired: false });
  });

  /** A store of another tab, whose changes reach this one only when `notify` is called, as in a browser. */
  function openOtherTab() {
    const changes: (string | null)[] = [];
    const backing: BackingStore = {
      get length() {
        return localStorage.length;
      },
      key: (index) => localStorage.key(index),
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => {
        localStorage.setItem(key, value);
        changes.push(value);
      },
      removeItem: (key) => {
        localStorage.removeItem(key);
        changes.push(null);
      },
    };
    const notify = () => {
      for (const newValue of changes.splice(0))
        window.dispatchEvent(new StorageEvent('storage', { key: 'signin_token', newValue, storageArea: localStorage }));
    };
    return { other: createSessionStore(createStorage({ backing })), notify };
  }

  it.each([
    ['shows nothing of the customer before when another one signs in instead', 'signIn', false],
    ['goes on with the customer whose token is renewed', 'renew', true],
  ] as const)('%s in another tab', (_, change, isSameCustomer) => {
    const { other, notify } = openOtherTab();
    const here = open();
    other.signIn('abc');
    notify();
    const { epoch } = here.getState();
    other[change]('jan');
    notify();
    expect(here.getState()).toMatchObject({ token: 'jan', isExpired: false });
    expect(here.getState().epoch === epoch).toBe(isSameCustomer);
    expect(other.getState()).toMatchObject({ token: 'jan', epoch: isSameCustomer ? 1 : 2 });
  });

  it('takes whoever is signed in when the page comes back for somebody else', () => {
    const store = open();
    store.signIn('abc');
    createStorage().set('signin_token', 'jan', 60);
    restorePage();
    expect(store.getState()).toMatchObject({ token: 'jan', epoch: 2 });
    localStorage.removeItem('signin_token');
    restorePage();
    expect(store.getState()).toEqual({ token: undefined, epoch: 3, wasExpired: false });
  });

  it('[SES-22] tells of a sign-out in this tab and in another, once the token is gone', () => {
    const store = open();
    const tokens: unknown[] = [];
    const stop = onSignOut(store, () => tokens.push(store.getState().token));
    store.clear();
    expect(tokens).toEqual([]);
    store.signIn('abc');
    store.clear();
    store.signIn('abc');
    otherTab('signin_token', () => localStorage.removeItem('signin_token'));
    expect(tokens).toEqual([undefined, undefined]);
    stop();
    store.signIn('abc');
    store.clear();
    expect(tokens).toHaveLength(2);
  });

  it('[SES-09] keeps nothing of a session that has run out but that it has, until the shop is opened again', () => {
    const store = open();
    store.signIn('abc');
    store.clearExpired();
    expect(store.getState().token).toBeUndefined();
    expect(localStorage.getItem('signin_token')).not.toContain('abc');
    expect(open().getState()).toEqual({ token: undefined, epoch: 0, wasExpired: true });
    expect(open().getState()).toEqual({ token: undefined, epoch: 0, wasExpired: false });
  });

  it('[SES-09] says that a session has run out also when another tab has looked in the meantime', () => {
    const [store] = [open(), open()];
    store.signIn('abc');
    restorePage();
    store.clearExpired();
    restorePage();
    expect(open().getState()).toMatchObject({ wasExpired: true });
  });

  it('[SES-10] knows at opening that a session has run out', () => {
    open().signIn('abc', 60);
    vi.setSystemTime(1_060_000);
    expect(open().getState()).toEqual({ token: undefined, epoch: 0, wasExpired: true });
    expect(localStorage).toHaveLength(0);
  });

  it('does not take the tidying of another tab for a sign-out: what was typed here stays', () => {
    const store = open();
    store.signIn('abc', 60);
    vi.setSystemTime(1_060_000);
    otherTab('signin_token', () => localStorage.removeItem('signin_token'));
    expect(store.getState()).toMatchObject({ token: 'abc', isExpired: true });
  });
});
