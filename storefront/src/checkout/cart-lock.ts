/** Another tab of the browser is ordering the same cart. */
export class CartLockedError extends Error {
  override readonly name = 'CartLockedError';
}

/** Runs work on a cart while no other tab does. @throws CartLockedError */
export type CartLock = <Answer>(cartId: string, work: () => Promise<Answer>) => Promise<Answer>;

const lockName = (cartId: string) => `witryna-order-${cartId}`;

/** The lock of the browser; where there is none, the backend is the only one that can tell two tabs apart. */
export const browserCartLock: CartLock = (cartId, work) => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName(cartId), { ifAvailable: true }, (lock) => {
    if (!lock) throw new CartLockedError();
    return work();
  });
};

/**
 * Whether any tab is ordering this cart now; false where the browser has no locks. Looking takes no lock, so that
 * nobody is kept from ordering.
 */
export async function isCartOrdering(cartId: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(cartId));
}
