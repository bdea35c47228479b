import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommerceError, type CommerceErrorInit, type CommerceErrorKind } from './commerce-error.ts';
import { ambientEnvironment, isTransient, retry, RETRY_LIMIT, retryDelay, type RetryEnvironment } from './retry.ts';
import * as timeLimits from './time-limits.ts';

/** A world with a connection that can be cut, and a random source that starts from a seed. */
function createWorld({ enabled = true, seed = 1_234_567 } = {}) {
  let state = seed;
  const world = {
    online: true,
    listeners: new Set<() => void>(),
    connect() {
      world.online = true;
      for (const listener of [...world.listeners]) listener();
    },
  };
  const environment: RetryEnvironment = {
    enabled,
    isOnline: () => world.online,
    onceOnline(listener) {
      world.listeners.add(listener);
      return () => world.listeners.delete(listener);
    },
    random() {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    },
  };
  return { world, environment };
}

const networkError = () => new CommerceError('network');
const failing = (error = networkError()) => vi.fn<() => Promise<string>>().mockRejectedValue(error);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('retryDelay', () => {
  it('[NET-12] waits a random time of up to 300 ms first and doubles the bound, without a maximum', () => {
    expect([0, 1, 2, 3, 4].map((repetition) => retryDelay(repetition, 1))).toEqual([300, 600, 1200, 2400, 4800]);
    expect(retryDelay(20, 1)).toBe(300 * 2 ** 20);
    expect(retryDelay(3, 0)).toBe(0);
  });

  it('[NET-12] never waits longer than the bound nor shorter than the server asks', () => {
    fc.assert(
      fc.property(
        fc.nat(10),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.nat(5000),
        (n, random, asked) => {
          const delay = retryDelay(n, random, asked);
          expect(delay).toBeGreaterThanOrEqual(asked);
          expect(delay).toBeLessThanOrEqual(Math.max(asked, 300 * 2 ** n));
        },
      ),
    );
  });
});

describe('isTransient', () => {
  it.each<[CommerceErrorKind, CommerceErrorInit, boolean]>([
    ['network', {}, true],
    ['unavailable', { status: 502 }, true],
    ['unavailable', { status: 503 }, true],
    ['unavailable', { status: 504 }, true],
    ['unavailable', { status: 500 }, false],
    ['unavailable', { status: 429 }, false],
    ['unavailable', { status: 200 }, false],
    ['graphql', { status: 200 }, false],
    ['graphql', { status: 503 }, false],
    ['timeout', {}, false],
    ['aborted', {}, false],
    ['stock', {}, false],
  ])('[NET-09] judges %s %j', (kind, init, expected) => {
    expect(isTransient(new CommerceError(kind, init))).toBe(expected);
  });

  it('takes errors of other makes for lasting', () => {
    expect(isTransient(new TypeError('x is not a function'))).toBe(false);
  });
});

describe('retry', () => {
  it('[NET-09] repeats a failing request five times and then gives its error', async () => {
    // Short waits, so that all repetitions fit into the time.
    const environment = { ...createWorld().environment, random: () => 0.2 };
    const task = failing();
    const answer = retry(task, { environment });
    answer.catch(() => undefined);
    await vi.runAllTimersAsync();
    await expect(answer).rejects.toMatchObject({ kind: 'network' });
    expect(task).toHaveBeenCalledTimes(1 + RETRY_LIMIT);
    expect(RETRY_LIMIT).toBe(5);
  });

  it('[NET-09] stops with the first answer', async () => {
    const { environment } = createWorld();
    const task = failing()
      .mockRejectedValueOnce(networkError())
      .mockRejectedValueOnce(networkError())
      .mockResolvedValueOnce('here');
    const answer = retry(task, { environment });
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toBe('here');
    expect(task).toHaveBeenCalledTimes(3);
  });

  it('[NET-12] waits as the schedule says', async () => {
    // Short waits, so that all repetitions fit into the time.
    const createRandom = () => {
      const { random } = createWorld().environment;
      return () => random() * 0.4;
    };
    const random = createRandom();
    const environment = { ...createWorld().environment, random: createRandom() };
    const times: number[] = [];
    const start = Date.now();
    const answer = retry(
      () => {
        times.push(Date.now() - start);
        return Promise.reject(networkError());
      },
      { environment },
    );
    answer.catch(() => undefined);
    await vi.runAllTimersAsync();
    let time = 0;
    // A timer fires at the next whole millisecond.
    const schedule = [0, 1, 2, 3, 4].map((n) => (time += Math.trunc(retryDelay(n, random()))));
    expect(times).toEqual([0, ...schedule]);
  });

  it('waits as long as the server asks', async () => {
    const { environment } = createWorld();
    const task = failing()
      .mockRejectedValueOnce(new CommerceError('unavailable', { status: 503, retryAfter: 2000 }))
      .mockResolvedValueOnce('up');
    const answer = retry(task, { environment });
    await vi.advanceTimersByTimeAsync(1999);
    expect(task).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe('up');
  });

  it.each([
    ['with the longest waits', () => networkError(), 0.999_999],
    ['with the shortest waits', () => networkError(), 0],
    [
      'when the server asks for a longer wait',
      () => new CommerceError('unavailable', { status: 503, retryAfter: 5000 }),
      0,
    ],
  ])('never begins a repetition after the time for repetitions, %s', async (_, createError, random) => {
    const environment = { ...createWorld().environment, random: () => random };
    const start = performance.now();
    const times: number[] = [];
    const answer = retry(
      () => {
        times.push(performance.now() - start);
        return Promise.reject(createError());
      },
      { environment },
    );
    const ended = answer.catch(() => performance.now() - start);
    await vi.runAllTimersAsync();
    expect(Math.max(...times)).toBeLessThanOrEqual(timeLimits.retry);
    expect(await ended).toBeLessThanOrEqual(timeLimits.retry);
  });

  it('limits the time of all attempts together', async () => {
    const { environment } = createWorld();
    const start = performance.now();
    const task = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(networkError())
      .mockRejectedValueOnce(networkError())
      .mockReturnValue(new Promise(() => undefined));
    const ended = retry(task, { environment, timeout: 2000 }).catch((error: unknown) => ({
      error,
      at: performance.now() - start,
    }));
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ error: { kind: 'timeout' }, at: 2000 });
    expect(task).toHaveBeenCalledTimes(3);
  });

  it('does not count the time without a connection', async () => {
    const { world, environment } = createWorld();
    const task = failing().mockRejectedValueOnce(networkError()).mockResolvedValueOnce('back');
    world.online = false;
    const answer = retry(task, { environment, timeout: 2000 });
    await vi.advanceTimersByTimeAsync(60_000);
    world.connect();
    await expect(answer).resolves.toBe('back');
  });

  it('gives lasting errors immediately', async () => {
    const { environment } = createWorld();
    const task = failing(new CommerceError('graphql'));
    await expect(retry(task, { environment })).rejects.toMatchObject({ kind: 'graphql' });
    expect(task).toHaveBeenCalledOnce();
  });

  it('[NET-11] repeats nothing on a server', async () => {
    const { environment } = createWorld({ enabled: false });
    const task = failing();
    await expect(retry(task, { environment })).rejects.toMatchObject({ kind: 'network' });
    expect(task).toHaveBeenCalledOnce();
    expect(ambientEnvironment.enabled).toBe(false);
  });

  it('[NET-10] sends nothing while offline and goes on as soon as the connection is back', async () => {
    const { world, environment } = createWorld();
    const task = failing().mockRejectedValueOnce(networkError()).mockResolvedValueOnce('back');
    world.online = false;
    const answer = retry(task, { environment });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(task).toHaveBeenCalledOnce();
    world.connect();
    await expect(answer).resolves.toBe('back');
    expect(world.listeners.size).toBe(0);
  });

  it('[NET-10] is stopped by going offline during the wait', async () => {
    const { world, environment } = createWorld();
    const task = failing().mockRejectedValueOnce(networkError()).mockResolvedValueOnce('back');
    const answer = retry(task, { environment });
    await vi.advanceTimersByTimeAsync(0);
    world.online = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task).toHaveBeenCalledOnce();
    world.connect();
    await expect(answer).resolves.toBe('back');
  });

  it('can be given up during the wait and while offline', async () => {
    const { world, environment } = createWorld();
    for (const online of [true, false]) {
      world.online = online;
      const controller = new AbortController();
      const task = failing();
      const answer = retry(task, { environment, signal: controller.signal });
      answer.catch(() => undefined);
      await vi.advanceTimersByTimeAsync(online ? 0 : 1000);
      controller.abort();
      await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
      await vi.runAllTimersAsync();
      expect(task).toHaveBeenCalledOnce();
    }
    expect(world.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
