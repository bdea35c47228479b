// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiCheckInterval, apiTimeout, loadPlayerApi } from './load-player-api.ts';

const url = () => `https://player.vimeo.com/api/player.js?${expect.getState().currentTestName ?? ''}`;
const scripts = () => Array.from(document.head.querySelectorAll('script'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loadPlayerApi', () => {
  it('[VID-11] [VID-13] loads the script of the provider and checks for its API every 20 ms until it is available', () => {
    const page = new Map<string, string>();
    const find = vi.fn(() => page.get('Vimeo'));
    const done = vi.fn();
    loadPlayerApi(url(), find, done);
    expect(scripts().at(-1)?.src).toContain('https://player.vimeo.com/api/player.js');
    find.mockClear();
    vi.advanceTimersByTime(100);
    expect(find).toHaveBeenCalledTimes(5);
    expect(done).not.toHaveBeenCalled();
    page.set('Vimeo', 'API');
    vi.advanceTimersByTime(apiCheckInterval);
    expect(done).toHaveBeenCalledExactlyOnceWith('API');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops after ten seconds', () => {
    const done = vi.fn();
    loadPlayerApi(url(), () => undefined, done);
    vi.advanceTimersByTime(apiTimeout);
    expect(done).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when the script cannot be loaded', () => {
    const done = vi.fn();
    loadPlayerApi(url(), () => undefined, done);
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    expect(done).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('loads nothing when the API is available', () => {
    const before = scripts().length;
    const done = vi.fn();
    loadPlayerApi(url(), () => 'YT', done);
    expect(done).toHaveBeenCalledExactlyOnceWith('YT');
    expect(scripts()).toHaveLength(before);
  });

  it('stops checking when it is canceled', () => {
    loadPlayerApi(url(), () => undefined, vi.fn())();
    expect(vi.getTimerCount()).toBe(0);
  });
});
