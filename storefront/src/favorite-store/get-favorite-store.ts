import { reportError } from '../platform/errors/report-error.ts';
import { execute, type CommerceClient, type ShopStorage } from '../commerce/index.ts';
import { onSignIn, onSignOut, type SessionStore } from '../session/index.ts';
import { addDays, dateInZone, toStore } from '../stores/index.ts';
import { requestLocation } from './browser-location.ts';
import { isLocationGranted } from './is-location-granted.ts';
import { createFavoriteStore, type FavoriteStore } from './favorite-store.ts';
import {
  favoriteStoreDetailsQuery,
  favoriteStoreQuery,
  setFavoriteStoreMutation,
} from './favorite-store-operations.ts';
import { storedFavorites } from './stored-favorite.ts';

/** How many days of unusual hours are kept with a favorite. */
const DAYS_AHEAD = 7;

/** Dependencies of the favorite store. */
export interface FavoriteStoreParts {
  storage: ShopStorage;
  session: SessionStore;
  client: CommerceClient;
  /** IANA name of the shop's time zone. */
  timeZone: string;
  /** Code of the store view at the root of the shop; undefined where none is. */
  defaultStoreView: string | undefined;
}

// All parts of the page share the one of their tab, whichever of them comes first.
const ofTab = new WeakMap<ShopStorage, FavoriteStore>();

/** The favorite store of the tab with this storage. */
export function getFavoriteStore({
  storage,
  session,
  client,
  timeZone,
  defaultStoreView,
}: FavoriteStoreParts): FavoriteStore {
  const known = ofTab.get(storage);
  if (known) return known;
  const range = () => {
    const today = dateInZone(new Date(), timeZone);
    return { dateRangeStart: today, dateRangeEnd: addDays(today, DAYS_AHEAD) };
  };
  const made = createFavoriteStore({
    stored: storedFavorites(storage, defaultStoreView),
    isSignedIn: () => session.getState().token !== undefined,
    loadDetails: async (identifier) => {
      const { data } = await execute(client, favoriteStoreDetailsQuery, { identifier, ...range() });
      return toStore(data.absoStores?.items?.[0]);
    },
    loadFavorite: async (origin) => {
      const { data } = await execute(client, favoriteStoreQuery, { ...(origin && { origin }), ...range() });
      return toStore(data.getFavoriteStore);
    },
    saveFavorite: (identifier) => execute(client, setFavoriteStoreMutation, { identifier, ...range() }),
    locate: () => requestLocation(navigator.geolocation),
    isLocationGranted: () => isLocationGranted(navigator.permissions),
    onSignIn: (listener) => onSignIn(session, listener),
    onSignOut: (listener) => onSignOut(session, listener),
    log: reportError,
  });
  ofTab.set(storage, made);
  return made;
}
