import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, onSignIn, onSignOut } from '../session/index.ts';
import type { Store } from '../stores/index.ts';
import { memoryStorage, store } from '../testing/index.ts';
import { createFavoriteStore, type FavoriteStoreOptions } from './favorite-store.ts';
import { storedFavorites } from './stored-favorite.ts';

const radom = store({ identifier: 'radom' });
const torun = store({ identifier: 'torun' });
const origin = { latitude: 52, longitude: 21 };

function setUp(
  own: Partial<Omit<FavoriteStoreOptions, 'stored'>> = {},
  prepare: (tools: { storage: ReturnType<typeof memoryStorage> }) => void = () => undefined,
) {
  const storage = memoryStorage();
  prepare({ storage });
  const session = createSessionStore(storage);
  const stored = storedFavorites(storage);
  const options = {
    stored,
    isSignedIn: () => session.getState().token !== undefined,
    loadDetails: vi.fn<FavoriteStoreOptions['loadDetails']>(() => Promise.resolve(null)),
    loadFavorite: vi.fn<FavoriteStoreOptions['loadFavorite']>(() => Promise.resolve(null)),
    saveFavorite: vi.fn<FavoriteStoreOptions['saveFavorite']>(() => Promise.resolve()),
    locate: vi.fn<FavoriteStoreOptions['locate']>(() => Promise.resolve(origin)),
    isLocationGranted: vi.fn(() => Promise.resolve(false)),
    onSignIn: (listener: () => void) => onSignIn(session, listener),
    onSignOut: (listener: () => void) => onSignOut(session, listener),
    log: vi.fn(),
    now: () => storage.clock.now,
    ...own,
  };
  const favorites = createFavoriteStore(options);
  return { ...options, storage, session, stored, favorites };
}

/** Until every promise that can settle has settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const getIdentifier = ({ favorites }: Pick<ReturnType<typeof setUp>, 'favorites'>) =>
  favorites.getState().favorite?.store.identifier;

describe('the favorite store', () => {
  it('[LOC-10] is at first what is stored, and asks nobody', async () => {
    const shop = setUp({}, ({ storage }) => storedFavorites(storage).write(radom, false));
    expect(shop.favorites.getState().favorite).toEqual({ store: radom, by: 'choice' });
    shop.favorites.start();
    await settled();
    for (const ask of [shop.loadDetails, shop.loadFavorite, shop.locate]) expect(ask).not.toHaveBeenCalled();
  });

  it('[LOC-12] [LOC-14] when chosen by a guest changes here and in storage, and on no server', async () => {
    const shop = setUp();
    const listener = vi.fn();
    shop.favorites.subscribe(listener);
    await shop.favorites.choose(radom);
    expect(getIdentifier(shop)).toBe('radom');
    expect(listener).toHaveBeenCalled();
    expect(shop.stored.read()?.store).toEqual(radom);
    expect(shop.saveFavorite).not.toHaveBeenCalled();
  });

  it('[LOC-13] [LOC-14] when chosen by a customer is saved on the server and in the browser', async () => {
    const shop = setUp();
    shop.session.signIn('token');
    await shop.favorites.choose(radom);
    expect(shop.saveFavorite).toHaveBeenCalledExactlyOnceWith('radom');
    expect(shop.stored.read()?.store).toEqual(radom);
  });

  it('stays chosen when the server cannot save it, and says so', async () => {
    const shop = setUp({ saveFavorite: () => Promise.reject(new Error('No connection')) });
    shop.session.signIn('token');
    await expect(shop.favorites.choose(radom)).rejects.toThrow('No connection');
    expect(getIdentifier(shop)).toBe('radom');
  });

  it('[LOC-15] is cleared by a sign-out, here and in storage', async () => {
    const shop = setUp();
    shop.favorites.start();
    shop.session.signIn('token');
    await shop.favorites.choose(radom);
    shop.session.clear();
    expect(shop.favorites.getState().favorite).toBeNull();
    expect([...shop.storage.items.keys()]).toEqual([]);
  });

  it('[LOC-15] is cleared after a session that ended while no page was open', () => {
    const shop = setUp({}, ({ storage }) => storedFavorites(storage).write(radom, true));
    expect(shop.favorites.getState().favorite).toBeNull();
    expect([...shop.storage.items.keys()]).toEqual([]);
  });

  it('[LOC-18] without one is the nearest where the location may be known, and is not stored', async () => {
    const shop = setUp({
      isLocationGranted: () => Promise.resolve(true),
      loadFavorite: (place) => Promise.resolve(place ? torun : null),
    });
    shop.favorites.start();
    await settled();
    expect(shop.favorites.getState()).toEqual({
      favorite: { store: torun, by: 'nearness' },
      looking: false,
      locationRefused: false,
    });
    expect(shop.stored.read()).toBeUndefined();
  });

  it('never asks for the location on its own', async () => {
    const shop = setUp();
    shop.favorites.start();
    await settled();
    expect(shop.locate).not.toHaveBeenCalled();
    expect(shop.loadFavorite).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('[LOC-18] asks for it when the shopper wants the nearest shop', async () => {
    const shop = setUp({ loadFavorite: (place) => Promise.resolve(place ? torun : null) });
    await shop.favorites.findNearest();
    expect(getIdentifier(shop)).toBe('torun');
  });

  it('[LOC-22] goes on without a location that is refused, and says so', async () => {
    const loadFavorite = vi.fn(() => Promise.resolve(null));
    const shop = setUp({ locate: () => Promise.resolve(false), loadFavorite });
    await shop.favorites.findNearest();
    expect(loadFavorite).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(shop.favorites.getState()).toEqual({ favorite: null, looking: false, locationRefused: true });
  });

  it('[LOC-20] is looked for again by a sign-in, and what the customer saved wins', async () => {
    const loadFavorite = () => Promise.resolve(torun);
    const shop = setUp({ loadFavorite }, ({ storage }) => storedFavorites(storage).write(radom, false));
    shop.favorites.start();
    expect(getIdentifier(shop)).toBe('radom');
    shop.session.signIn('token');
    await settled();
    expect(getIdentifier(shop)).toBe('torun');
    expect(shop.stored.read()).toMatchObject({ store: { identifier: 'torun' }, ofCustomer: true });
  });

  it('keeps a choice that was made while a look-up was under way', async () => {
    const answers: ((found: Store | null) => void)[] = [];
    const shop = setUp({ loadFavorite: () => new Promise((resolve) => answers.push(resolve)) });
    shop.favorites.start();
    await settled();
    await shop.favorites.choose(radom);
    answers.forEach((answer) => answer(torun));
    await settled();
    expect(getIdentifier(shop)).toBe('radom');
  });

  it('does not come back after a sign-out by an answer that was under way', async () => {
    const answers: ((found: Store | null) => void)[] = [];
    const shop = setUp({ loadFavorite: () => new Promise((resolve) => answers.push(resolve)) });
    shop.favorites.start();
    shop.session.signIn('token');
    await settled();
    shop.session.clear();
    answers.forEach((answer) => answer(torun));
    await settled();
    expect(shop.favorites.getState().favorite).toBeNull();
  });

  it('logs nothing when a request that was under way ends with the sign-out', async () => {
    const requests: ((reason: Error) => void)[] = [];
    const shop = setUp({ loadFavorite: () => new Promise((_, reject) => requests.push(reject)) });
    shop.favorites.start();
    shop.session.signIn('token');
    await settled();
    shop.session.clear();
    requests.forEach((reject) => reject(new Error('The request was given up.')));
    await settled();
    expect(requests).not.toEqual([]);
    expect(shop.log).not.toHaveBeenCalled();
  });

  it('reads hours again that were stored long ago, and forgets a shop that is gone', async () => {
    const old = ({ storage }: { storage: ReturnType<typeof memoryStorage> }) => {
      storedFavorites(storage).write(radom, false);
      storage.clock.now += 13 * 3_600_000;
    };
    const newer = store({ identifier: 'radom', note: 'Nowe godziny' });
    const shop = setUp({ loadDetails: () => Promise.resolve(newer) }, old);
    shop.favorites.start();
    await settled();
    expect(shop.favorites.getState().favorite?.store).toEqual(newer);
    const gone = setUp({}, old);
    gone.favorites.start();
    await settled();
    expect(gone.favorites.getState().favorite).toBeNull();
  });

  it('logs what fails in the background', async () => {
    const failure = new Error('No connection');
    const shop = setUp({ loadFavorite: () => Promise.reject(failure) });
    shop.favorites.start();
    await settled();
    expect(shop.log).toHaveBeenCalledExactlyOnceWith(failure);
    expect(shop.favorites.getState().looking).toBe(false);
  });
});
