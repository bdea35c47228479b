// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSessionWarning } from './use-session-warning.ts';

afterEach(() => void vi.restoreAllMocks());

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('[SS-3] only the window in view asks', () => {
  look('hidden');
  const { result } = renderHook(() => useSessionWarning('token'));
  act(() => result.current.warn());
  expect(result.current.shown).toBe(false);
  look('visible');
  expect(result.current.shown).toBe(true);
  look('hidden');
  expect(result.current.shown).toBe(false);
});

it('[SS-3] a window asks no more once another one has got a new token', () => {
  const { result, rerender } = renderHook(({ token }) => useSessionWarning(token), { initialProps: { token: 'old' } });
  act(() => result.current.warn());
  expect(result.current.shown).toBe(true);
  rerender({ token: 'new' });
  expect(result.current.shown).toBe(false);
});

it('asks once: an answer settles it', () => {
  const { result } = renderHook(() => useSessionWarning('token'));
  act(() => result.current.warn());
  act(() => result.current.settle());
  expect(result.current.shown).toBe(false);
});
