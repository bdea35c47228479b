// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useControlled } from './index.ts';

describe('useControlled', () => {
  it('manages the value when uncontrolled, and reports changes', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() => useControlled<string>({ value: undefined, defaultValue: 'a', onChange }));
    act(() => result.current[1]('b'));
    expect(result.current[0]).toBe('b');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('leaves the value to the parent when controlled, also if it is false or null', () => {
    const { result, rerender } = renderHook(
      ({ value }: { value: boolean | null }) => useControlled<boolean | null>({ value, defaultValue: true }),
      {
        initialProps: { value: false as boolean | null },
      },
    );
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(false);
    rerender({ value: null });
    expect(result.current[0]).toBeNull();
  });
});
