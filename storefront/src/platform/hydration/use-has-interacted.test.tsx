// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHasInteracted } from './use-has-interacted.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('useHasInteracted returns true after the next paint that follows the first interaction', async () => {
  const { result } = renderHook(useHasInteracted);
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  expect(result.current).toBe(false);
  await act(() => vi.advanceTimersToNextFrame());
  expect(result.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe(true);
  expect(renderHook(useHasInteracted).result.current).toBe(true);
});
