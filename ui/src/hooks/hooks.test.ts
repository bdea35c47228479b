// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useStableCallback, useMergedRef } from './index.ts';

describe('useMergedRef', () => {
  it('sets both refs and is stable between renders', () => {
    const [own, passed] = [createRef<string>(), createRef<string>()];
    const { result, rerender } = renderHook(() => useMergedRef(own, passed));
    const first = result.current;
    first('element');
    expect([own.current, passed.current]).toEqual(['element', 'element']);
    rerender();
    expect(result.current).toBe(first);
  });

  it("returns the cleanup of a parent's function", () => {
    const cleanUp = vi.fn();
    const passed = vi.fn(() => cleanUp);
    const { result } = renderHook(() => useMergedRef(createRef<string>(), passed));
    expect(result.current('element')).toBe(cleanUp);
    expect(passed).toHaveBeenCalledExactlyOnceWith('element');
  });
});

describe('useStableCallback', () => {
  it('is stable and calls the latest function', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { result, rerender } = renderHook(({ action }) => useStableCallback(action), {
      initialProps: { action: first },
    });
    const stable = result.current;
    rerender({ action: second });
    expect(result.current).toBe(stable);
    stable('a');
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledExactlyOnceWith('a');
  });
});
