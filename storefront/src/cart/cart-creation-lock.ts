/**
 * Runs the creation of a cart while no other tab of the browser creates one. Where the browser has no locks, it runs
 * immediately.
 *
 * @param maxWait - Time in ms to wait for another tab, which the browser may have suspended. Default: 5000.
 */
export async function withCartCreationLock<Result>(create: () => Promise<Result>, maxWait = 5000): Promise<Result> {
  // The locks of a server are those of all shoppers.
  if (typeof window === 'undefined' || !('locks' in navigator)) return create();
  const signal = AbortSignal.timeout(maxWait);
  try {
    return await navigator.locks.request('witryna-create-cart', { signal }, create);
  } catch (error) {
    if (error !== signal.reason) throw error;
    return create();
  }
}
