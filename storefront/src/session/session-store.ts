import { storageKeys, type ShopStorage } from '../commerce/index.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

/** Lifetime in seconds of a token until the store configuration says otherwise. */
export const defaultTokenLifetime = 3600;

/** Nobody is signed in. */
export interface GuestState {
  token: undefined;
  /** Changes with every sign-in and sign-out, so that nobody sees private data of somebody else. */
  epoch: number;
  /** A session had run out when the shop was opened. */
  ended: boolean;
}

/** A customer is signed in. */
export interface CustomerState {
  token: string;
  epoch: number;
  /** When the token was stored, in ms since 1970. */
  storedAt: number;
  /** Seconds until it expires, from then. */
  lifetime: number;
  /**
   * The token is not good any more: it has expired or the backend has refused it. What is on screen waits for what
   * follows.
   */
  lapsed: boolean;
}

/** Who is shopping: a guest, or the customer of the stored token. */
export type SessionState = GuestState | CustomerState;

export interface SessionStore {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Marks the shopper signed in.
   *
   * @param lifetime seconds until the token expires
   */
  signIn(token: string, lifetime?: number): void;
  /** Gives the customer who is signed in a new token; nothing on screen changes. */
  renew(token: string, lifetime?: number): void;
  /** Corrects the lifetime of the present token, in seconds from when it was stored. */
  setLifetime(lifetime: number): void;
  /** Says that the customer is signing out: from now on the token may be refused, which is no end of a session. */
  leave(): void;
  /**
   * Says that a token is not good any more.
   *
   * @param token default: the present one
   * @returns false when it was given up already: its customer is signing out, or it is not the present one
   */
  lapse(token?: string): boolean;
  /** Forgets the token. The other steps of a sign-out belong to `signOut`. */
  forget(): void;
  /** Forgets the token as run out, so that the shop says so when it is opened again. */
  end(): void;
  /** Reads the storage again, e.g. when the page comes back from the back-forward cache. */
  refresh(): void;
}

/** Keeps the token in the shop's storage, where it expires by itself. */
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
    ? { ...stored, epoch: 0, lapsed: false }
    : { token: undefined, epoch: 0, ended: wasStored };
  const listeners = new Set<() => void>();

  const change = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const becomeGuest = () => {
    if (state.token !== undefined) change({ token: undefined, epoch: state.epoch + 1, ended: false });
  };
  const keep = (token: string, lifetime: number, storedAt?: number) => storage.set(key, token, lifetime, storedAt);
  const become = (token: string, lifetime: number, epoch: number) => {
    keep(token, lifetime);
    change({ token, epoch, storedAt: read()?.storedAt ?? Date.now(), lifetime, lapsed: false });
  };
  let leaving: string | undefined;
  const lapse = (token = state.token) => {
    if (state.token === undefined || token !== state.token || token === leaving) return false;
    if (!state.lapsed) change({ ...state, lapsed: true });
    return true;
  };
  // Between two tokens of one customer there is never none: a renewal takes the place of the former.
  let wasNone = false;
  const follow = (now: ReturnType<typeof read>, isRenewal: boolean) => {
    if (now?.token === state.token) return;
    if (now) change({ ...now, epoch: isRenewal ? state.epoch : state.epoch + 1, lapsed: false });
    // Another tab has removed what had run out here as well: that is no sign-out.
    else if (state.token !== undefined && (state.lapsed || Date.now() >= state.storedAt + state.lifetime * 1000))
      lapse();
    else becomeGuest();
  };
  const refresh = () => follow(read(), false);

  // Another tab signed in or out, or got the same customer a new token.
  storage.subscribe((changed, removed) => {
    if (changed !== null && changed !== key) return;
    const now = removed ? null : read();
    follow(now, !wasNone && state.token !== undefined);
    wasNone = now === null;
  });
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (token, lifetime = defaultTokenLifetime) =>
      become(token, lifetime, token === state.token ? state.epoch : state.epoch + 1),
    renew: (token, lifetime = defaultTokenLifetime) => become(token, lifetime, state.epoch),
    setLifetime: (lifetime) => {
      if (state.token === undefined || state.lapsed || state.lifetime === lifetime) return;
      keep(state.token, lifetime, state.storedAt);
      change({ ...state, lifetime });
    },
    leave: () => {
      leaving = state.token;
    },
    lapse,
    forget: () => {
      storage.remove(key);
      becomeGuest();
    },
    end: () => {
      // Found when the shop is opened again. It does not expire: another tab that looked at it would clear it away.
      storage.set(key, '');
      becomeGuest();
    },
    refresh,
  };
}
