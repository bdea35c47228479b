// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useNonUrgentStore } from './use-non-urgent-store.ts';

/** A store of one number. */
function createStore() {
  let value = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: number) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners,
  };
}

type Store = ReturnType<typeof createStore>;

function Value({ store, select = (value) => value }: { store: Store; select?: (value: number) => number }) {
  return <output>{useNonUrgentStore(store.subscribe, () => select(store.get()))}</output>;
}

/** Changes the store after its first render and before it is subscribed to. */
function ChangeAtOnce({ store }: { store: Store }) {
  useLayoutEffect(() => store.set(7), [store]);
  return <Value store={store} />;
}

describe('useNonUrgentStore', () => {
  it('renders what the store has, a selected part of it, and what it had got before it was subscribed to', () => {
    const store = createStore();
    const { rerender, unmount } = render(<ChangeAtOnce store={store} />);
    expect(screen.getByRole('status').textContent).toBe('7');
    act(() => store.set(8));
    expect(screen.getByRole('status').textContent).toBe('8');
    rerender(<Value store={store} select={(value) => value * 2} />);
    act(() => store.set(9));
    expect(screen.getByRole('status').textContent).toBe('18');
    unmount();
    expect(store.listeners.size).toBe(0);
  });

  it('runs no effects in the task that changes the page, so that it is painted before them', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const store = createStore();
    const log: string[] = [];
    const Page = () => {
      const value = useNonUrgentStore(store.subscribe, store.get);
      useLayoutEffect(() => {
        log.push(`${value} shown`);
        queueMicrotask(() => log.push(`${value} end of the task`));
      }, [value]);
      useEffect(() => void log.push(`${value} effect`), [value]);
      return null;
    };
    const root = createRoot(document.createElement('div'));
    onTestFinished(() => {
      root.unmount();
      vi.unstubAllGlobals();
    });
    root.render(<Page />);
    await vi.waitFor(() => expect(log).toContain('0 effect'));
    store.set(1);
    await vi.waitFor(() => expect(log).toContain('1 effect'));
    expect(log.slice(-3)).toEqual(['1 shown', '1 end of the task', '1 effect']);
  });
});
