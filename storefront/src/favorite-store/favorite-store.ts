import type { Store } from '../stores/index.ts';
import type { Coordinates } from './browser-location.ts';
import { lookUpFavorite, type FavoriteSources, type FoundFavorite } from './favorite-store-lookup.ts';
import type { StoredFavorites } from './stored-favorite.ts';

/** The favorite store as the page shows it. */
export interface FavoriteStoreState {
  /** Null while none is known. */
  favorite: FoundFavorite | null;
  /** A look-up is under way. */
  looking: boolean;
  /** Whether the shopper denied access to the location. */
  locationRefused: boolean;
}

export interface FavoriteStoreOptions {
  stored: StoredFavorites;
  isSignedIn(): boolean;
  loadDetails: FavoriteSources['loadDetails'];
  loadFavorite: FavoriteSources['loadFavorite'];
  /** Saves a customer's favorite on the server. */
  saveFavorite(identifier: string): Promise<unknown>;
  /** Asks where the shopper is. */
  locate(): Promise<Coordinates | false>;
  /** Whether that would show no prompt. */
  isLocationGranted(): Promise<boolean>;
  /** Tells of sign-ins. */
  onSignIn(listener: () => void): unknown;
  /** Tells of sign-outs, also by expiry and in other tabs. */
  onSignOut(listener: () => void): unknown;
  /** Gets what failed in the background. */
  log(error: unknown): void;
  /** Current time in ms. Default: the clock. */
  now?(): number;
}

/** The shopper's favorite store; one for each browser tab. */
export interface FavoriteStore {
  getState(): FavoriteStoreState;
  subscribe(listener: () => void): () => void;
  /**
   * Begins: shows what is stored, and looks for a favorite where none is, or where the shopper is signed in. Once is
   * enough.
   */
  start(): void;
  /**
   * Makes a shop the favorite: immediately here and in storage, and on the server for a customer.
   *
   * @throws what saving on the server threw; the choice stays
   */
  choose(store: Store): Promise<void>;
  /** Asks where the shopper is and finds the nearest shop. For a gesture only. */
  findNearest(): Promise<void>;
}

/** Hours are those of some weeks; a favorite stored longer ago than this (ms) is read again. */
const DETAILS_LIFETIME = 12 * 3_600_000;

/** Keeps the favorite in step with storage, session and server. */
export function createFavoriteStore(options: FavoriteStoreOptions): FavoriteStore {
  const {
    stored,
    isSignedIn,
    loadDetails,
    loadFavorite,
    saveFavorite,
    locate,
    isLocationGranted,
    log,
    now = Date.now,
  } = options;
  const readStored = (): FoundFavorite | null => {
    const found = stored.read();
    return found ? { store: found.store, by: 'choice' } : null;
  };
  // A session that ended while no page was open had no listeners.
  if (!isSignedIn() && stored.read()?.ofCustomer) stored.clear();
  let state: FavoriteStoreState = { favorite: readStored(), looking: false, locationRefused: false };
  let started = false;
  // Look-ups that have been overtaken by a choice or a sign-out have nothing more to say.
  let round = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<FavoriteStoreState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const keep = (found: FoundFavorite) => {
    if (found.by === 'choice') stored.write(found.store, isSignedIn());
    set({ favorite: found });
  };

  async function lookUp(whereabouts: () => Promise<Coordinates | false>): Promise<void> {
    const own = ++round;
    set({ looking: true });
    try {
      const found = await lookUpFavorite({
        isSignedIn: isSignedIn(),
        stored: stored.read()?.store,
        otherViews: stored.readOthers(),
        loadDetails,
        loadFavorite,
        locate: whereabouts,
      });
      if (own === round && found) keep(found);
    } catch (error) {
      // After a sign-out the request was given up, which is no failure.
      if (own === round) log(error);
    } finally {
      if (own === round) set({ looking: false });
    }
  }

  async function refreshDetails(): Promise<void> {
    const found = stored.read();
    if (!found || now() - found.timeStored < DETAILS_LIFETIME) return;
    const own = round;
    const store = await loadDetails(found.store.identifier);
    if (own !== round) return;
    // A removed store is no favorite any more.
    if (store) keep({ store, by: 'choice' });
    else {
      stored.clear();
      set({ favorite: null });
    }
  }

  const locateIfGranted = async () => ((await isLocationGranted()) ? locate() : false);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (started) return;
      started = true;
      options.onSignIn(() => void lookUp(locateIfGranted));
      options.onSignOut(() => {
        round += 1;
        stored.clear();
        set({ favorite: null, looking: false });
      });
      stored.subscribe(() => {
        round += 1;
        set({ favorite: readStored(), looking: false });
      });
      if (state.favorite && !isSignedIn()) refreshDetails().catch(log);
      else void lookUp(locateIfGranted);
    },
    async choose(store) {
      round += 1;
      set({ looking: false });
      keep({ store, by: 'choice' });
      if (isSignedIn()) await saveFavorite(store.identifier);
    },
    async findNearest() {
      const own = ++round;
      set({ looking: true, locationRefused: false });
      try {
        const origin = await locate();
        if (own !== round) return;
        if (!origin) set({ locationRefused: true });
        const nearest = await loadFavorite(origin || undefined);
        if (own === round && nearest) set({ favorite: { store: nearest, by: 'nearness' } });
      } finally {
        if (own === round) set({ looking: false });
      }
    },
  };
}
