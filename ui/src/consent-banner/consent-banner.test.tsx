// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentBanner } from './index.ts';

const observed = new Set<() => void>();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        observed.add(this.#callback);
      }
      disconnect() {
        observed.delete(this.#callback);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const props = { title: 'Twoja prywatność', actions: <button>Odrzuć</button>, children: 'Mierzymy ruch w sklepie.' };

describe('ConsentBanner', () => {
  it('is a focusable region named by its heading', () => {
    const ref = createRef<HTMLElement>();
    render(<ConsentBanner {...props} ref={ref} onDismiss={vi.fn()} />);
    const region = screen.getByRole('region', { name: 'Twoja prywatność' });
    expect(ref.current).toBe(region);
    region.focus();
    expect(document.activeElement).toBe(region);
  });

  it('calls onDismiss on Escape only, and the handler of the consumer on every key', () => {
    const [onDismiss, onKeyDown] = [vi.fn(), vi.fn()];
    render(<ConsentBanner {...props} onDismiss={onDismiss} onKeyDown={onKeyDown} />);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });

  it('reserves its height below the page while it is mounted', () => {
    const { unmount } = render(<ConsentBanner {...props} onDismiss={vi.fn()} />);
    vi.spyOn(screen.getByRole('region'), 'offsetHeight', 'get').mockReturnValue(180);
    for (const notify of observed) notify();
    expect(document.body.style.paddingBottom).toBe('180px');
    expect(document.documentElement.style.scrollPaddingBottom).toBe('180px');
    unmount();
    expect(document.body.style.paddingBottom).toBe('');
    expect(document.documentElement.style.scrollPaddingBottom).toBe('');
    expect(observed.size).toBe(0);
  });
});
