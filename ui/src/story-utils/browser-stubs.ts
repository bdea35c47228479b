import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stubbed layout of a window: which elements are in view, and what the visitor prefers. Restored by
 * `vi.unstubAllGlobals`.
 */
export interface BrowserStubs {
  /** Puts only these children of every observed scroller into view, by index; removed children are not in view. */
  show(first: number, last: number): void;
  /** Indexes of the children to which scrollers were scrolled. */
  scrolledTo: number[];
}

/** Stubs what jsdom lacks: media queries, intersection observers and scrolling. */
export function stubBrowser({ reducedMotion = false } = {}): BrowserStubs {
  const observers = new Set<StubObserver>();
  const scrolledTo: number[] = [];

  class StubObserver {
    readonly targets: Element[] = [];
    constructor(
      readonly callback: (
        entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio'>[],
      ) => void,
    ) {
      observers.add(this);
    }
    observe(target: Element) {
      this.targets.push(target);
    }
    disconnect() {
      observers.delete(this);
    }
  }

  vi.stubGlobal('IntersectionObserver', StubObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Children are 100 px apart, so that a scroll position identifies one of them.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return 100 * Array.from(this.parentElement?.children ?? []).indexOf(this);
  });
  Element.prototype.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrolledTo.push((options.left ?? 0) / 100);
  };

  return {
    scrolledTo,
    show(first, last) {
      act(() => {
        for (const { targets, callback } of observers) {
          callback(
            targets.map((target, index) => {
              const isIntersecting = target.isConnected && index >= first && index <= last;
              return { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 };
            }),
          );
        }
      });
    },
  };
}
