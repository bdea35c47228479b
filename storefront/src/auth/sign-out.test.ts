import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut, type SignOutSteps } from './sign-out.ts';

const order = [
  'clearToken',
  'resetCart',
  'clearCheckout',
  'clearCartCache',
  'deleteAuthCookie',
  'clearCustomerCache',
  'removeCart',
];

/** Steps that write down their names; `own` replaces some of them. */
function setUp(own: Partial<SignOutSteps> = {}) {
  const calls: string[] = [];
  const step = (name: string) => () => void calls.push(name);
  const slowStep = (name: string) => async () => {
    await Promise.resolve();
    calls.push(name);
  };
  const log = vi.fn();
  const steps: SignOutSteps = {
    clearToken: step('clearToken'),
    resetCart: step('resetCart'),
    clearCheckout: step('clearCheckout'),
    clearCartCache: slowStep('clearCartCache'),
    deleteAuthCookie: step('deleteAuthCookie'),
    clearCustomerCache: slowStep('clearCustomerCache'),
    removeCart: step('removeCart'),
    log,
    ...own,
  };
  return { steps, calls, log, slowStep };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('signOut', () => {
  it('[SES-18] takes its steps in order', async () => {
    const { steps, calls, slowStep } = setUp();
    await signOut({ ...steps, revokeToken: slowStep('revokeToken') });
    expect(calls).toEqual(['revokeToken', ...order]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[SES-19] revokes nothing without a way to do it', async () => {
    const { steps, calls, log } = setUp();
    await signOut(steps);
    expect(calls).toEqual(order);
    expect(log).not.toHaveBeenCalled();
  });

  it('[SES-20] logs that revoking failed and goes on', async () => {
    const failure = new Error('No.');
    const { steps, calls, log } = setUp({ revokeToken: () => Promise.reject(failure) });
    await signOut(steps);
    expect(calls).toEqual(order);
    expect(log.mock.calls).toEqual([[failure]]);
  });

  it('waits for a backend that does not answer no longer than a second', async () => {
    const { steps, calls } = setUp({ revokeToken: () => new Promise(() => undefined) });
    const done = signOut(steps);
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(calls).toEqual(order);
  });

  it('[SES-21] logs that the cookie could not be deleted and goes on', async () => {
    const failure = new Error('No.');
    const { steps, calls, log } = setUp({
      deleteAuthCookie: () => {
        throw failure;
      },
    });
    await signOut(steps);
    expect(calls).toEqual(order.filter((name) => name !== 'deleteAuthCookie'));
    expect(log.mock.calls).toEqual([[failure]]);
  });
});
