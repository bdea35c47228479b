// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noSuggestions, suggestionReducer, type SuggestionEvent, type SuggestionGroup } from './suggestions.ts';
import { useSuggestions } from './index.ts';

const group = (label: string): SuggestionGroup[] => [
  { id: 'terms', label: 'Hasła', suggestions: [{ id: label, label, href: `/search.html?query=${label}` }] },
];

describe('suggestionReducer', () => {
  it('[SE-13] shows the response to the latest request only, in whatever order responses arrive', () => {
    const orders = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(orders, (order) => {
        const newest = Math.max(...order);
        const requests: SuggestionEvent[] = [...order]
          .sort((a, b) => a - b)
          .map((requestId) => ({ type: 'request', requestId }));
        const responses: SuggestionEvent[] = order.map((requestId) => ({
          type: 'success',
          requestId,
          groups: group(String(requestId)),
        }));
        const end = [...requests, ...responses].reduce(suggestionReducer, noSuggestions);
        expect(end).toEqual({ status: 'ready', requestId: newest, groups: group(String(newest)) });
      }),
    );
  });

  it('[SE-13] ignores a later response or error after the text has become too short', () => {
    const events: SuggestionEvent[] = [
      { type: 'request', requestId: 1 },
      { type: 'clear', requestId: 2 },
      { type: 'success', requestId: 1, groups: group('a') },
      { type: 'error', requestId: 1 },
    ];
    expect(events.reduce(suggestionReducer, noSuggestions)).toEqual({ status: 'idle', groups: [], requestId: 2 });
  });
});

describe('useSuggestions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  function setUp() {
    const signals: AbortSignal[] = [];
    const load = vi.fn((query: string, signal: AbortSignal) => {
      signals.push(signal);
      if (query === 'błąd') return Promise.reject(new Error('Brak połączenia'));
      return new Promise<SuggestionGroup[]>((resolve) =>
        setTimeout(() => resolve(group(query)), query === 'mag' ? 2000 : 100),
      );
    });
    const hook = renderHook(({ query }) => useSuggestions({ query, load }), { initialProps: { query: '' } });
    return { load, signals, state: () => hook.result.current, type: (query: string) => hook.rerender({ query }) };
  }

  it('requests from three characters, after a short pause in typing', async () => {
    const { load, state, type } = setUp();
    type('ma');
    await pass(1000);
    expect([load.mock.calls.length, state().status]).toEqual([0, 'idle']);
    type('cyn');
    await pass(40);
    type('cynk ');
    await pass(49);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load.mock.calls.map(([query]) => query)).toEqual(['cynk']);
    expect(state().status).toBe('loading');
    await pass(100);
    expect(state()).toMatchObject({ status: 'ready', groups: group('cynk') });
  });

  it('waits for a longer pause while a request is pending, and shows its response meanwhile', async () => {
    const { load, signals, state, type } = setUp();
    type('cyn');
    await pass(50);
    type('cynk');
    await pass(100);
    expect(state()).toMatchObject({ status: 'ready', groups: group('cyn') });
    await pass(149);
    expect(load).toHaveBeenCalledOnce();
    await pass(1);
    expect(load).toHaveBeenLastCalledWith('cynk', expect.anything());
    expect(signals[0]?.aborted).toBe(false);
  });

  it('[SE-13] ignores a slow response to an earlier text, and aborts its request', async () => {
    const { signals, state, type } = setUp();
    type('mag');
    await pass(50);
    type('magnez');
    await pass(250);
    expect(signals[0]?.aborted).toBe(true);
    await pass(5000);
    expect(state().groups).toEqual(group('magnez'));
  });

  it('[SE-13] forgets a pending request when the text becomes too short', async () => {
    const { signals, state, type } = setUp();
    type('mag');
    await pass(50);
    type('ma');
    expect(signals[0]?.aborted).toBe(true);
    await pass(5000);
    expect(state()).toMatchObject({ status: 'idle', groups: [] });
  });

  it('[SE-13] does not report an aborted request as an error, also before the next one', async () => {
    const load = (query: string, signal: AbortSignal) =>
      new Promise<SuggestionGroup[]>((resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(signal.reason instanceof Error ? signal.reason : new Error('Przerwane')),
        );
        setTimeout(() => resolve(group(query)), 100);
      });
    const { result, rerender } = renderHook(({ query }) => useSuggestions({ query, load }), {
      initialProps: { query: 'mag' },
    });
    await pass(300);
    rerender({ query: 'magnez' });
    await pass(100);
    expect(result.current.status).toBe('loading');
    await pass(250);
    expect(result.current).toMatchObject({ status: 'ready', groups: group('magnez') });
  });

  it('[SE-13] reports an error, and continues with the next text', async () => {
    const { state, type } = setUp();
    type('błąd');
    await pass(250);
    expect(state()).toMatchObject({ status: 'error', groups: [] });
    type('cynk');
    await pass(350);
    expect(state().status).toBe('ready');
  });
});
