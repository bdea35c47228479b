import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentError } from './payment-adapter.ts';
import { loadTimeout, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[F37] what a provider may never finish', () => {
  it('is waited for so long and no longer', async () => {
    const late = withTimeout(new Promise(() => undefined));
    const said = expect(late).rejects.toMatchObject({ problem: 'unreachable' });
    await vi.advanceTimersByTimeAsync(loadTimeout);
    await said;
  });

  it('gives its answer, and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve(1))).resolves.toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says what is wrong with the payment, and of anything else that the provider cannot be reached', async () => {
    const refusal = new PaymentError('invalid');
    await expect(withTimeout(Promise.reject(refusal))).rejects.toBe(refusal);
    await expect(withTimeout(Promise.reject(new TypeError('x')))).rejects.toMatchObject({
      problem: 'unreachable',
      cause: new TypeError('x'),
    });
  });
});
