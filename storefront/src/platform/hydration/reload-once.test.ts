// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const minute = 60_000;

function openTab({
  onLine = true,
  storage = sessionStorage,
}: {
  onLine?: boolean;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
} = {}) {
  const reload = vi.fn();
  return {
    reload,
    fail: (now: number) => reloadOnce({ navigator: { onLine }, sessionStorage: storage, location: { reload } }, now),
  };
}

beforeEach(() => sessionStorage.clear());

describe('reloadOnce', () => {
  it('loads a page again whose scripts are gone, once, and again after a while', () => {
    const { reload, fail } = openTab();
    expect(fail(10 * minute)).toBe(true);
    expect(fail(10 * minute + 5000)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(fail(12 * minute)).toBe(true);
  });

  it('does nothing without a connection, and where nothing can be remembered', () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => undefined,
    };
    for (const { reload, fail } of [openTab({ onLine: false }), openTab({ storage: blocked })]) {
      expect(fail(10 * minute)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    }
  });
});
