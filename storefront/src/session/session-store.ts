import { storageKeys, type ShopStorage } from '../commerce/index.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

/** Lifetime in seconds of a token until the store configuration says otherwise. */
export const defaultTokenLifetime = 3600;

/** State without a signed-in customer. */
export interface GuestState {
  token: undefined;
  /** Number that changes with every sign-in and sign-out, so that cached private data is never shown to others. */
  epoch: number;
  /** Whether an expired session was found when the shop was opened. */
  wasExpired: boolean;
}

/** State with a signed-in customer. */
export interface CustomerState {
  token: string;
  epoch: number;
  /** Time at which the token was stored, in ms since the epoch. */
  storedAt: number;
  /** Lifetime of the token from then, in seconds. */
  lifetime: number;
  /** Whether the token has expired or was rejected. The page stays until the customer signs in again or is signed out. */
  isExpired: boolean;
}

/** Identity of the shopper: a guest, or the customer of the stored token. */
export type SessionState = GuestState | CustomerState;

/** Store of the session, shared with other tabs through the storage. */
export interface SessionStore {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Signs a customer in, who may be another one. The stored token is removed first, so that other tabs notice.
   *
   * @param lifetime - Seconds until the token expires. Default: {@link defaultTokenLifetime}.
   */
  signIn(token: string, lifetime?: number): void;
  /** Replaces the token of the signed-in customer, and keeps the epoch. */
  renew(token: string, lifetime?: number): void;
  /** Sets the lifetime of the current token, in seconds from the time at which it was stored. */
  setLifetime(lifetime: number): void;
  /** Marks the customer as signing out: from now on, a rejected token does not expire the session. */
  beginSignOut(): void;
  /**
   * Marks the session as expired.
   *
   * @param token - Token that has expired or was rejected. Default: the current one.
   * @returns false without effect, when the customer is signing out or has another token
   */
  expire(token?: string): boolean;
  /** Removes the token. The other steps of a sign-out belong to `signOut`. */
  clear(): void;
  /** Removes the expired token, so that the shop reports that when it is opened again. */
  clearExpired(): void;
}

/** Creates the session store over the shop's storage, which removes expired items. */
export function createSessionStore(storage: ShopStorage): SessionStore {
  const key = storageKeys.signInToken;
  const read = () => {
    const item = storage.getItem(key, isString);
    return item?.value
      ? { token: item.value, storedAt: item.timeStored, lifetime: item.ttl ?? defaultTokenLifetime }
      : null;
  };
  const wasStored = storage.keys().includes(key);
  const stored = read();
  if (!stored) storage.remove(key);
  let state: SessionState = stored
    ? { ...stored, epoch: 0, isExpired: false }
    : { token: undefined, epoch: 0, wasExpired: wasStored };
  const listeners = new Set<() => void>();

  const change = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const becomeGuest = () => {
    if (state.token !== undefined) change({ token: undefined, epoch: state.epoch + 1, wasExpired: false });
  };
  const keep = (token: string, lifetime: number, storedAt?: number) => storage.set(key, token, lifetime, storedAt);
  const become = (token: string, lifetime: number, epoch: number) => {
    keep(token, lifetime);
    change({ token, epoch, storedAt: read()?.storedAt ?? Date.now(), lifetime, isExpired: false });
  };
  let signingOut: string | undefined;
  const expire = (token = state.token) => {
    if (state.token === undefined || token !== state.token || token === signingOut) return false;
    if (!state.isExpired) change({ ...state, isExpired: true });
    return true;
  };
  // A renewal replaces the token, so the storage is never without one in between.
  let wasNone = false;
  const follow = (now: ReturnType<typeof read>, isRenewal: boolean) => {
    if (now?.token === state.token) return;
    if (now) change({ ...now, epoch: isRenewal ? state.epoch : state.epoch + 1, isExpired: false });
    // Another tab has removed a token that has expired here as well, which is no sign-out.
    else if (state.token !== undefined && (state.isExpired || Date.now() >= state.storedAt + state.lifetime * 1000))
      expire();
    else becomeGuest();
  };

  // Another tab signed in or out, or renewed the token. A restored page has missed whether somebody else signed in.
  storage.subscribe((changed, removed) => {
    if (changed !== null && changed !== key) return;
    const now = removed ? null : read();
    follow(now, changed !== null && !wasNone && state.token !== undefined);
    wasNone = now === null;
  });
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (token, lifetime = defaultTokenLifetime) => {
      const isSame = token === state.token;
      // Other tabs would take a token that replaces another for a renewal, and show the data of the customer before.
      if (!isSame) storage.remove(key);
      become(token, lifetime, isSame ? state.epoch : state.epoch + 1);
    },
    renew: (token, lifetime = defaultTokenLifetime) => become(token, lifetime, state.epoch),
    setLifetime: (lifetime) => {
      if (state.token === undefined || state.isExpired || state.lifetime === lifetime) return;
      keep(state.token, lifetime, state.storedAt);
      change({ ...state, lifetime });
    },
    beginSignOut: () => {
      signingOut = state.token;
    },
    expire,
    clear: () => {
      storage.remove(key);
      becomeGuest();
    },
    clearExpired: () => {
      // Without a lifetime, because another tab that reads an expired item removes it.
      storage.set(key, '');
      becomeGuest();
    },
  };
}
