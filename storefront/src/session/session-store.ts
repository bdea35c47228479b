import { storageKeys, type ShopStorage } from '../commerce/index.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

/** Lifetime in seconds of a token until the store configuration says otherwise (SES-11). */
export const defaultTokenLifetime = 3600;

/** Who is shopping: a guest, or the customer of the stored token. */
export interface SessionState {
  /** Customer token; undefined for a guest (SES-02, SES-03). */
  token: string | undefined;
  /** Changes with every sign-in and sign-out, so that nobody sees private data of somebody else. */
  epoch: number;
}

export interface SessionStore {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Marks the shopper signed in (SES-06).
   *
   * @param lifetime seconds until the token expires
   */
  signIn(token: string, lifetime?: number): void;
  /** Forgets the token. The other steps of a sign-out belong to `signOut`. */
  forget(): void;
}

/** Keeps the token in the shop's storage, where it expires by itself. */
export function createSessionStore(storage: ShopStorage): SessionStore {
  let state: SessionState = { token: storage.get(storageKeys.signInToken, isString), epoch: 0 };
  const listeners = new Set<() => void>();
  const set = (token: string | undefined) => {
    if (token === state.token) return;
    state = { token, epoch: state.epoch + 1 };
    listeners.forEach((listener) => listener());
  };
  // Another tab signed in or out.
  storage.subscribe((key) => {
    if (key === null || key === storageKeys.signInToken) set(storage.get(storageKeys.signInToken, isString));
  });
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (token, lifetime = defaultTokenLifetime) => {
      storage.set(storageKeys.signInToken, token, lifetime);
      set(token);
    },
    forget: () => {
      storage.remove(storageKeys.signInToken);
      set(undefined);
    },
  };
}
