import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPurgeRounds } from './purge-rounds.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const applied: string[] = [];
  const finished: string[] = [];
  const rounds = createPurgeRounds<string>({
    timeout: 5000,
    apply: (worker, call, tags) => applied.push(`${worker} ${call} ${String(tags)}`),
    finish: (requester, call, isComplete) => finished.push(`${requester} ${call} ${isComplete ? 'done' : 'failed'}`),
  });
  return { rounds, applied, finished };
}

describe('createPurgeRounds', () => {
  it('finishes a purge when all workers that are ready have confirmed it', () => {
    const { rounds, applied, finished } = setUp();
    rounds.add('a');
    rounds.add('b');
    rounds.start('a', '1', ['cat_p_1']);
    // One that becomes ready now has no page from before.
    rounds.add('c');
    expect(applied).toEqual(['a 1 cat_p_1', 'b 1 cat_p_1']);
    rounds.confirm('a', '1');
    rounds.confirm('a', '1');
    expect(finished).toEqual([]);
    rounds.confirm('b', '1');
    vi.advanceTimersByTime(60_000);
    expect(finished).toEqual(['a 1 done']);
  });

  it('does not wait for a worker that has exited', () => {
    const { rounds, finished } = setUp();
    rounds.add('a');
    rounds.add('b');
    rounds.start('a', '1', 'all');
    rounds.confirm('a', '1');
    rounds.remove('b');
    rounds.start('a', '2', 'all');
    rounds.confirm('a', '2');
    expect(finished).toEqual(['a 1 done', 'a 2 done']);
  });

  it('reports a failure when a worker does not confirm in time', () => {
    const { rounds, finished } = setUp();
    rounds.add('a');
    rounds.add('b');
    rounds.start('a', '1', 'all');
    rounds.confirm('a', '1');
    vi.advanceTimersByTime(4999);
    expect(finished).toEqual([]);
    vi.advanceTimersByTime(1);
    rounds.confirm('b', '1');
    expect(finished).toEqual(['a 1 failed']);
  });
});
