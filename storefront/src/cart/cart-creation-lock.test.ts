import { afterEach, describe, expect, it, vi } from 'vitest';
import { withCartCreationLock } from './cart-creation-lock.ts';

/** Gives the test a browser in which another tab holds each lock until the returned function is called. */
function holdLocks(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = async (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    await Promise.race([held, aborted.then(() => signal.throwIfAborted())]);
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('window', globalThis);
  return release;
}

afterEach(() => void vi.unstubAllGlobals());

describe('withCartCreationLock', () => {
  it('waits for the tab that is creating a cart', async () => {
    const release = holdLocks();
    const create = vi.fn(() => Promise.resolve('cart1'));
    const created = withCartCreationLock(create);
    await Promise.resolve();
    expect(create).not.toHaveBeenCalled();
    release();
    await expect(created).resolves.toBe('cart1');
    expect(create).toHaveBeenCalledOnce();
  });

  it('waits no longer than the limit, e.g. for a suspended tab', async () => {
    holdLocks();
    await expect(withCartCreationLock(() => Promise.resolve('cart1'), 1)).resolves.toBe('cart1');
  });

  it('creates once when the creation fails', async () => {
    holdLocks()();
    const create = vi.fn(() => Promise.reject(new Error('failed')));
    await expect(withCartCreationLock(create)).rejects.toThrow('failed');
    expect(create).toHaveBeenCalledOnce();
  });

  it('creates at once on a server, whose locks are those of all shoppers', async () => {
    holdLocks();
    vi.stubGlobal('window', undefined);
    await expect(withCartCreationLock(() => Promise.resolve('cart1'))).resolves.toBe('cart1');
  });

  it('creates at once where the browser has no locks', async () => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('navigator', {});
    await expect(withCartCreationLock(() => Promise.resolve('cart1'))).resolves.toBe('cart1');
  });
});
