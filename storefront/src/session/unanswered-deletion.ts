import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';

/** Time in s for which a deletion is remembered: a day. */
const lifetime = 24 * 60 * 60;

/** The deletion of an account that was sent and not answered. */
export interface UnansweredDeletion {
  /** Returns the e-mail address of the account; undefined where every deletion was answered. */
  get(): string | undefined;
  keep(email: string): void;
  forget(): void;
}

/** Reads and writes it in the shop's storage, so that it outlives a reload and the end of the session. */
export function unansweredDeletionIn(storage: ShopStorage): UnansweredDeletion {
  const key = storageKeys.accountDeletion;
  return {
    get: () => storage.get(key, isString),
    keep: (email) => storage.set(key, email, lifetime),
    forget: () => storage.remove(key),
  };
}
