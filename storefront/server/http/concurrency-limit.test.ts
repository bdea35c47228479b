import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createConcurrencyLimit,
  OverloadError,
  type ConcurrencyLimit,
  type ConcurrencyLimitOptions,
} from './concurrency-limit.ts';

const never = new AbortController().signal;
const waitTimeout = 1000;

const createLimit = (limits: Partial<ConcurrencyLimitOptions> = {}) =>
  createConcurrencyLimit({ max: 3, maxPerClient: 2, maxWaiting: 2, waitTimeout, ...limits });

/** Starts to acquire, and tells whether that has succeeded, failed or still waits. */
function acquire(limit: ConcurrencyLimit, client: string, signal: AbortSignal = never) {
  const attempt: { state: 'waiting' | 'running' | 'refused'; release: () => void; error: unknown } = {
    state: 'waiting',
    release: () => undefined,
    error: undefined,
  };
  limit.acquire(client, signal).then(
    (release) => Object.assign(attempt, { state: 'running', release }),
    (error: unknown) => Object.assign(attempt, { state: 'refused', error }),
  );
  return attempt;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('createConcurrencyLimit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets a client run no more than its share, and others beside it', async () => {
    const limit = createLimit();
    const attempts = [acquire(limit, 'a'), acquire(limit, 'a'), acquire(limit, 'a'), acquire(limit, 'b')];
    await settle();
    expect(attempts.map(({ state }) => state)).toEqual(['running', 'running', 'waiting', 'running']);
    expect(limit.isExhausted()).toBe(true);
  });

  it('starts the first of those that may run when one ends, and once only', async () => {
    const limit = createLimit({ max: 2, maxPerClient: 1 });
    const [a, b] = [acquire(limit, 'a'), acquire(limit, 'b')];
    const [secondOfA, c] = [acquire(limit, 'a'), acquire(limit, 'c')];
    await settle();
    b.release();
    b.release();
    await settle();
    expect([secondOfA.state, c.state]).toEqual(['waiting', 'running']);
    a.release();
    await settle();
    expect(secondOfA.state).toBe('running');
  });

  it('refuses at once when too many wait', async () => {
    const limit = createLimit({ max: 1, maxWaiting: 1 });
    const attempts = ['a', 'b', 'c'].map((client) => acquire(limit, client));
    await settle();
    expect(attempts.map(({ state }) => state)).toEqual(['running', 'waiting', 'refused']);
    expect(attempts[2]?.error).toBeInstanceOf(OverloadError);
  });

  it('refuses one client at once that has too many waiting, and lets others wait', async () => {
    const limit = createLimit({ max: 1, maxWaiting: 4, maxWaitingPerClient: 2 });
    const attempts = ['a', 'a', 'a', 'a', 'b'].map((client) => acquire(limit, client));
    await settle();
    expect(attempts.map(({ state }) => state)).toEqual(['running', 'waiting', 'waiting', 'refused', 'waiting']);
  });

  it('gives the next slot to the client that has the fewest', async () => {
    const limit = createLimit({ max: 2, maxPerClient: 2, maxWaiting: 4 });
    const [first, second, third, fourth] = ['a', 'a', 'a', 'a'].map((client) => acquire(limit, client));
    const other = acquire(limit, 'b');
    await settle();
    first?.release();
    await settle();
    expect([third?.state, fourth?.state, other.state]).toEqual(['waiting', 'waiting', 'running']);
    second?.release();
    await settle();
    expect([third?.state, fourth?.state]).toEqual(['running', 'waiting']);
  });

  it('refuses what has waited too long, and gives its turn to nobody', async () => {
    const limit = createLimit({ max: 1 });
    const [running, waiting] = [acquire(limit, 'a'), acquire(limit, 'b')];
    await vi.advanceTimersByTimeAsync(waitTimeout);
    expect(waiting.state).toBe('refused');
    running.release();
    expect(limit.isExhausted()).toBe(false);
  });

  it('forgets a request that is aborted while it waits', async () => {
    const limit = createLimit({ max: 1 });
    const controller = new AbortController();
    const [running, aborted, next] = [acquire(limit, 'a'), acquire(limit, 'b', controller.signal), acquire(limit, 'c')];
    controller.abort();
    await settle();
    running.release();
    await settle();
    expect([aborted.state, next.state]).toEqual(['refused', 'running']);
  });
});
