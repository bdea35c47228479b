import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { createUnsettledChanges } from './unsettled.ts';

const lost = new CommerceError('unavailable');

/** A session storage without a browser. */
function sessionStorage() {
  const items = new Map<string, string>();
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('changes whose answer was lost', () => {
  it('may arrive for 15 s', () => {
    const changes = createUnsettledChanges(sessionStorage);
    expect(changes.left()).toBe(0);
    changes.note(lost);
    expect(changes.left()).toBe(15_000);
    vi.advanceTimersByTime(14_000);
    expect(changes.left()).toBe(1000);
    vi.advanceTimersByTime(1000);
    expect(changes.left()).toBe(0);
  });

  it('are not forgotten by a reload', () => {
    const storage = sessionStorage();
    createUnsettledChanges(() => storage).note(lost);
    vi.advanceTimersByTime(5000);
    expect(createUnsettledChanges(() => storage).left()).toBe(10_000);
  });

  it('are other than refusals, which changed nothing', () => {
    const changes = createUnsettledChanges(sessionStorage);
    for (const error of [new CommerceError('graphql'), new CommerceError('stock'), new Error('x')]) changes.note(error);
    expect(changes.left()).toBe(0);
  });

  it('are remembered by the page where storage is blocked, and never for longer than they can take', () => {
    const blocked = createUnsettledChanges(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    blocked.note(lost);
    expect(blocked.left()).toBe(15_000);
    vi.setSystemTime(Date.parse('2026-11-21T09:00:00Z'));
    expect(blocked.left()).toBe(15_000);
    const broken = createUnsettledChanges(() => ({ getItem: () => 'x', setItem: () => undefined }));
    expect(broken.left()).toBe(0);
  });
});
