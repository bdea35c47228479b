/** Another tab of the browser is ordering the same cart. */
export class LockedElsewhere extends Error {
  override readonly name = 'LockedElsewhere';
}

/** Runs work on a cart while no other tab does. @throws LockedElsewhere */
export type CartLock = <Answer>(cartId: string, work: () => Promise<Answer>) => Promise<Answer>;

/** The lock of the browser; where there is none, the backend is the only one that can tell two tabs apart. */
export const browserCartLock: CartLock = (cartId, work) => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`witryna-order-${cartId}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new LockedElsewhere();
    return work();
  });
};
