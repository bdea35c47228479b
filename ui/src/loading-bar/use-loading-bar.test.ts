// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoadingBar } from './index.ts';

function setUp(loading: boolean) {
  const hook = renderHook((now: boolean) => useLoadingBar(now), { initialProps: loading });
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  return { state: () => hook.result.current, set: hook.rerender, pass, unmount: hook.unmount };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useLoadingBar', () => {
  it('[FRM-38] is off while nothing is loading', () => {
    const { state, pass } = setUp(false);
    expect(state()).toBe('off');
    pass(1000);
    expect(state()).toBe('off');
  });

  it('[FRM-38] [FRM-39] changes from loading to done, and to off 750 ms later', () => {
    const { state, set, pass } = setUp(false);
    set(true);
    expect(state()).toBe('loading');
    pass(10_000);
    expect(state()).toBe('loading');
    set(false);
    expect(state()).toBe('done');
    pass(749);
    expect(state()).toBe('done');
    pass(1);
    expect(state()).toBe('off');
  });

  it('[FRM-39] is not switched off by an earlier navigation', () => {
    const { state, set, pass } = setUp(true);
    set(false);
    pass(700);
    set(true);
    pass(1000);
    expect(state()).toBe('loading');
  });

  it('clears its timer on unmount', () => {
    const { set, unmount } = setUp(true);
    set(false);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
