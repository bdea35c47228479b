import { CommerceError, tabStorage, type ShopStorage } from '../commerce/index.ts';

/** Time in ms after which a change whose response was lost does not arrive any more. */
const lateArrival = 15_000;

const key = 'witryna_cart_unsettled';

const isTrue = (value: unknown): value is true => value === true;

/**
 * The tab's memory of a change of the cart whose response was lost: it may still arrive. It survives a reload, like the
 * change.
 */
export interface UnconfirmedChanges {
  /** Remembers a change that failed with this error, unless the backend has refused it. */
  note(error: unknown): void;
  /** Time in ms until the cart cannot be changed any more by what was sent and not answered; 0 when nothing is open. */
  left(): number;
}

/** Creates the storage. */
export function createUnconfirmedChanges(storage: () => ShopStorage): UnconfirmedChanges {
  return {
    note: (error) => {
      if (!(error instanceof CommerceError) || error.kind === 'graphql' || error.kind === 'stock') return;
      storage().set(key, true, lateArrival / 1000);
    },
    left: () => {
      const lost = storage().getItem(key, isTrue);
      // A clock that was set back must not make anybody wait longer.
      return lost ? Math.min(lateArrival, lost.timeStored + lateArrival - Date.now()) : 0;
    },
  };
}

/** Of this tab. */
export const unconfirmedChanges = createUnconfirmedChanges(tabStorage);
