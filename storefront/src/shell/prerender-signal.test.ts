// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrerenderSignal, followNavigation } from './prerender-signal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete window.prerenderReady;
});

describe('createPrerenderSignal', () => {
  it('[PWA-06] signals 1500 ms after the registered events finish', () => {
    const readiness = createPrerenderSignal(window);
    const [endOne, endOther] = [readiness.begin(), readiness.begin()];
    expect(window.prerenderReady).toBe(false);
    endOne();
    endOne();
    vi.advanceTimersByTime(5000);
    expect(window.prerenderReady).toBe(false);
    endOther();
    vi.advanceTimersByTime(1499);
    expect(window.prerenderReady).toBe(false);
    vi.advanceTimersByTime(1);
    expect(window.prerenderReady).toBe(true);
  });

  it('waits again for an event that begins in between or later', () => {
    const readiness = createPrerenderSignal(window);
    readiness.begin()();
    vi.advanceTimersByTime(1000);
    const end = readiness.begin();
    vi.advanceTimersByTime(1000);
    expect(window.prerenderReady).toBe(false);
    end();
    vi.advanceTimersByTime(1500);
    expect(window.prerenderReady).toBe(true);
    readiness.begin();
    expect(window.prerenderReady).toBe(false);
  });
});

describe('followNavigation', () => {
  it('registers a navigation from its start to its end, and one that takes the place of another', () => {
    let state: { pending: object | null } = { pending: null };
    let tell = () => {};
    followNavigation(createPrerenderSignal(window), {
      getState: () => state,
      subscribe: (listener) => {
        tell = listener;
        return () => undefined;
      },
    });
    const become = (pending: object | null) => {
      state = { pending };
      tell();
    };
    become({ name: null });
    become({ name: 'product' });
    vi.advanceTimersByTime(5000);
    expect(window.prerenderReady).toBe(false);
    become(null);
    vi.advanceTimersByTime(1500);
    expect(window.prerenderReady).toBe(true);
  });
});
