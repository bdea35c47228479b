import { describe, expect, it } from 'vitest';
import { createCartIdStore } from '../cart-id/index.ts';
import { createStorage, storageKeys, type ShopStorage } from '../commerce/index.ts';
import { createSessionStore } from '../session/index.ts';
import { mapBackingStore } from '../testing/index.ts';
import { createSessionCart, detachSessionCart, stashReplacementCart } from './session-cart.ts';

/** The tab of a customer who has the cart `own`, and what other tabs of the browser do. */
function openTab() {
  const shared = createStorage({ backing: mapBackingStore(new Map()) });
  const listeners: Parameters<ShopStorage['subscribe']>[0][] = [];
  const storage: ShopStorage = {
    ...shared,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const session = createSessionStore(storage);
  const cart = createCartIdStore(storage);
  session.signIn('abc');
  cart.set('own');

  /** What another tab does; this one hears of each key, unless it sleeps. */
  const otherTab = ({ isHeard = true } = {}) => {
    const tell = (key: string, removed: boolean) => {
      if (isHeard) listeners.forEach((listener) => listener(key, removed));
    };
    const remove = (key: string) => {
      shared.remove(key);
      tell(key, true);
    };
    return {
      signOut: () => {
        remove(storageKeys.signInToken);
        remove(storageKeys.cartId);
      },
      beginCart: (id: string) => {
        shared.set(storageKeys.cartId, id);
        tell(storageKeys.cartId, false);
      },
    };
  };
  const restorePage = () => listeners.forEach((listener) => listener(null, false));
  const storedCart = () => createCartIdStore(shared).get();
  return {
    session,
    cart,
    sessionCart: createSessionCart({ session, cart, storage }),
    otherTab,
    restorePage,
    storedCart,
  };
}

describe('the cart of a session that has ended', () => {
  it('is left as long as it is the one that is stored', () => {
    const { session, cart, sessionCart, storedCart } = openTab();
    session.expire();
    expect(detachSessionCart(cart, sessionCart)).toBe(true);
    expect(storedCart()).toBeNull();
  });

  it('is left for good where another tab has signed out and begun none', () => {
    const { session, cart, sessionCart, otherTab } = openTab();
    session.expire();
    otherTab().signOut();
    expect(detachSessionCart(cart, sessionCart)).toBe(true);
    expect(cart.get()).toBeNull();
  });

  it.each([
    ['that has heard of it', true],
    ['that slept meanwhile, and still believes in its own', false],
  ])("[SES-09] takes no guest's cart of another tab away, in a tab %s", (_, isHeard) => {
    const { session, cart, sessionCart, otherTab, storedCart } = openTab();
    session.expire();
    const other = otherTab({ isHeard });
    other.signOut();
    other.beginCart('guest');
    expect(detachSessionCart(cart, sessionCart)).toBe(false);
    expect(storedCart()).toBe('guest');
    expect(cart.get()).toBe('guest');
  });

  it('is the newest one of the session, also when another tab began it', () => {
    const { session, cart, sessionCart, otherTab } = openTab();
    otherTab().beginCart('newer');
    session.expire();
    expect(sessionCart.successor()).toBeNull();
    expect(detachSessionCart(cart, sessionCart)).toBe(true);
  });

  it('is looked for again when the browser shows a page that it kept', () => {
    const { session, cart, sessionCart, otherTab, restorePage } = openTab();
    otherTab({ isHeard: false }).beginCart('newer');
    restorePage();
    session.expire();
    expect(detachSessionCart(cart, sessionCart)).toBe(true);
  });

  it('[CRT-01] is followed by a guest’s, which is put aside for the customer', () => {
    const { session, cart, sessionCart, otherTab } = openTab();
    session.expire();
    const other = otherTab();
    other.signOut();
    other.beginCart('guest');
    stashReplacementCart(cart, sessionCart);
    expect(cart.getStashedGuestCart()).toBe('guest');
    expect(cart.get()).toBeNull();
  });

  it('is not put aside itself', () => {
    const { session, cart, sessionCart } = openTab();
    session.expire();
    stashReplacementCart(cart, sessionCart);
    expect(cart.get()).toBe('own');
    expect(cart.getStashedGuestCart()).toBeNull();
  });
});
