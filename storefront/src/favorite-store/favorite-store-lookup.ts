import type { Store } from '../stores/index.ts';
import type { Coordinates } from './browser-location.ts';

/** Where a favorite may come from. */
export interface FavoriteSources {
  isSignedIn: boolean;
  /** The favorite stored for this store view. */
  stored: Store | undefined;
  /** Identifiers of those stored for other store views. */
  otherViews: readonly string[];
  /** Details of a shop by its identifier; null when there is none any more. */
  loadDetails(identifier: string): Promise<Store | null>;
  /** Fetches the favorite of the backend: that of the customer, or the nearest store. */
  loadFavorite(origin: Coordinates | undefined): Promise<Store | null>;
  /** Where the shopper is; false when that is not to be known. */
  locate(): Promise<Coordinates | false>;
}

/** Favorite store, and whether it was chosen or is only the nearest. */
export interface FoundFavorite {
  store: Store;
  by: 'choice' | 'nearness';
}

/**
 * Looks for the favorite: what a customer saved on the server wins, then comes the one stored for this store view,
 * then one of another store view, then the shop nearest to the shopper.
 */
export async function lookUpFavorite(sources: FavoriteSources): Promise<FoundFavorite | null> {
  const { isSignedIn, stored, otherViews, loadDetails, loadFavorite, locate } = sources;
  const saved = isSignedIn ? await loadFavorite(undefined) : null;
  if (saved) return { store: saved, by: 'choice' };
  if (stored) return { store: stored, by: 'choice' };
  for (const identifier of new Set(otherViews)) {
    const store = await loadDetails(identifier);
    if (store) return { store, by: 'choice' };
  }
  const origin = await locate();
  // The customer's saved one has been requested already: without coordinates the result would be the same.
  if (!origin && isSignedIn) return null;
  const nearest = await loadFavorite(origin || undefined);
  return nearest && { store: nearest, by: 'nearness' };
}
