// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchExpiry } from './watch-expiry.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function watch({ storedAt = 1_000_000, lifetime = 1200 } = {}) {
  const calls: string[] = [];
  const stop = watchExpiry({
    storedAt,
    lifetime,
    onWarning: (left) => calls.push(`warning ${left}`),
    onExpired: () => calls.push('expired'),
    onDoubt: () => calls.push('doubt'),
  });
  return { calls, stop };
}

describe('watchExpiry', () => {
  it('[SES-07] ends a session at its time to live, counted from when it was stored', () => {
    const { calls } = watch({ storedAt: 1_000_000 - 200_000 });
    vi.advanceTimersByTime(999_999);
    expect(calls).toEqual(['warning 120']);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(['warning 120', 'expired']);
  });

  it('[SES-07] does not wait for the check: the timer fires between two of them', () => {
    const { calls } = watch({ storedAt: 1_000_000 - 500, lifetime: 2 });
    vi.advanceTimersByTime(1500);
    expect(calls).toContain('expired');
  });

  it('[SES-08] checks every second, so that a timer which never fires ends nothing too late', () => {
    const real = globalThis.setTimeout;
    // A browser may hold back the timers of a tab that nobody looks at.
    vi.stubGlobal('setTimeout', () => 0);
    const { calls } = watch({ lifetime: 10 });
    vi.stubGlobal('setTimeout', real);
    vi.advanceTimersByTime(9000);
    expect(calls).not.toContain('expired');
    vi.advanceTimersByTime(1000);
    expect(calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('[SES-09] ends once, whatever timer and check do afterward', () => {
    const { calls } = watch({ lifetime: 5 });
    vi.advanceTimersByTime(60_000);
    expect(calls.filter((call) => call === 'expired')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[SES-04] is canceled with the token', () => {
    const { calls, stop } = watch({ lifetime: 5 });
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(calls).toEqual([]);
  });

  it('warns once, two minutes before', () => {
    const { calls } = watch();
    vi.advanceTimersByTime(1_079_000);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(61_000);
    expect(calls).toEqual(['warning 120']);
  });

  it('asks the backend when the clock was set forward, and ends only after the time has passed', () => {
    const { calls } = watch();
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5000);
    expect(calls).toEqual(['doubt']);
    vi.advanceTimersByTime(1_185_000);
    expect(calls).toEqual(['doubt', 'warning 120', 'expired']);
  });

  it('lets no clock that was set back make a session longer', () => {
    const { calls } = watch({ storedAt: 1_000_000 + 3_600_000, lifetime: 60 });
    vi.advanceTimersByTime(60_000);
    expect(calls).toContain('expired');
  });
});
