import { describe, expect, it, vi } from 'vitest';
import { lookUpFavorite, type FavoriteSources } from './favorite-store-lookup.ts';
import { store } from '../testing/index.ts';

const [saved, stored, other, nearest] = ['saved', 'stored', 'other', 'nearest'].map((identifier) =>
  store({ identifier }),
);
const origin = { latitude: 52, longitude: 21 };

function sources(own: Partial<FavoriteSources> = {}): FavoriteSources {
  return {
    isSignedIn: false,
    stored: undefined,
    otherViews: [],
    loadDetails: vi.fn(() => Promise.resolve(null)),
    loadFavorite: vi.fn((place) => Promise.resolve(place ? (nearest ?? null) : null)),
    locate: vi.fn(() => Promise.resolve(false as const)),
    ...own,
  };
}

describe('lookUpFavorite', () => {
  it('[LOC-10] takes what is stored for the store view, without asking anybody', async () => {
    const all = sources({ stored, otherViews: ['other'] });
    expect(await lookUpFavorite(all)).toEqual({ store: stored, by: 'choice' });
    for (const ask of [all.loadDetails, all.loadFavorite, all.locate]) expect(ask).not.toHaveBeenCalled();
  });

  it('[LOC-16] without one, loads that of another store view by its identifier', async () => {
    const loadDetails = vi.fn((identifier: string) => Promise.resolve(identifier === 'other' ? (other ?? null) : null));
    const all = sources({ otherViews: ['gone', 'gone', 'other'], loadDetails });
    expect(await lookUpFavorite(all)).toEqual({ store: other, by: 'choice' });
    expect(loadDetails.mock.calls).toEqual([['gone'], ['other']]);
    expect(all.locate).not.toHaveBeenCalled();
  });

  it('[LOC-18] finds none, asks for the location, and loads the nearest from the server', async () => {
    const all = sources({ locate: () => Promise.resolve(origin) });
    expect(await lookUpFavorite(all)).toEqual({ store: nearest, by: 'nearness' });
    expect(all.loadFavorite).toHaveBeenCalledExactlyOnceWith(origin);
  });

  it('[LOC-22] goes on without a location', async () => {
    const all = sources();
    expect(await lookUpFavorite(all)).toBeNull();
    expect(all.loadFavorite).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('lets what a customer saved on the server win', async () => {
    const all = sources({ isSignedIn: true, stored, loadFavorite: () => Promise.resolve(saved ?? null) });
    expect(await lookUpFavorite(all)).toEqual({ store: saved, by: 'choice' });
  });

  it('[LOC-16] looks through storage for a customer who saved none', async () => {
    expect(await lookUpFavorite(sources({ isSignedIn: true, stored }))).toEqual({ store: stored, by: 'choice' });
    const all = sources({ isSignedIn: true, otherViews: ['other'], loadDetails: () => Promise.resolve(other ?? null) });
    expect(await lookUpFavorite(all)).toEqual({ store: other, by: 'choice' });
  });

  it('asks the server once for a customer without a location', async () => {
    const all = sources({ isSignedIn: true });
    expect(await lookUpFavorite(all)).toBeNull();
    expect(all.loadFavorite).toHaveBeenCalledTimes(1);
  });
});
