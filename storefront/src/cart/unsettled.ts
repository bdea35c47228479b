import { CommerceError } from '../commerce/index.ts';

/** Time in ms after which a change whose answer was lost does not arrive any more. */
const lateArrival = 15_000;

const key = 'witryna_cart_unsettled';

/** The tab's memory of a change of the cart whose answer was lost: it may still arrive. It survives a reload, like the change. */
export interface UnsettledChanges {
  /** Remembers a change that failed with this error, unless the backend has refused it. */
  note(error: unknown): void;
  /** Time in ms until the cart cannot be changed any more by what was sent and not answered; 0 when nothing is open. */
  left(): number;
}

/** Opens the memory. When session storage is blocked it lasts as long as the document. */
export function createUnsettledChanges(storage: () => Pick<Storage, 'getItem' | 'setItem'>): UnsettledChanges {
  let lostAt = 0;
  const stored = (): number => {
    try {
      const value = Number(storage().getItem(key));
      return Number.isFinite(value) ? value : 0;
    } catch {
      return 0;
    }
  };
  return {
    note: (error) => {
      if (!(error instanceof CommerceError) || error.kind === 'graphql' || error.kind === 'stock') return;
      lostAt = Date.now();
      try {
        storage().setItem(key, String(lostAt));
      } catch {
        // The page's own memory holds it.
      }
    },
    // A clock that was set back must not make anybody wait longer.
    left: () => Math.min(lateArrival, Math.max(0, Math.max(lostAt, stored()) + lateArrival - Date.now())),
  };
}

/** Of this tab. */
export const unsettledChanges = createUnsettledChanges(() => window.sessionStorage);
