import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommerceError, createStorage } from '../commerce/index.ts';
import { createUnconfirmedChanges } from './unconfirmed-changes.ts';

const lost = new CommerceError('unavailable');

/** The storage of a tab, on the clock of the test. */
function openTab() {
  const storage = createStorage();
  return () => storage;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('changes whose answer was lost', () => {
  it('may arrive for 15 s', () => {
    const changes = createUnconfirmedChanges(openTab());
    expect(changes.left()).toBe(0);
    changes.note(lost);
    expect(changes.left()).toBe(15_000);
    vi.advanceTimersByTime(14_000);
    expect(changes.left()).toBe(1000);
    vi.advanceTimersByTime(1000);
    expect(changes.left()).toBe(0);
  });

  it('are not forgotten by a reload', () => {
    const storage = openTab();
    createUnconfirmedChanges(storage).note(lost);
    vi.advanceTimersByTime(5000);
    expect(createUnconfirmedChanges(storage).left()).toBe(10_000);
  });

  it('are other than refusals, which changed nothing', () => {
    const changes = createUnconfirmedChanges(openTab());
    for (const error of [new CommerceError('graphql'), new CommerceError('stock'), new Error('x')]) changes.note(error);
    expect(changes.left()).toBe(0);
  });

  it('are never waited for longer than they can take, e.g. when the clock is set back', () => {
    const changes = createUnconfirmedChanges(openTab());
    changes.note(lost);
    vi.setSystemTime(Date.parse('2026-11-21T09:00:00Z'));
    expect(changes.left()).toBe(15_000);
  });

  it('are none in a storage that holds something else', () => {
    const storage = openTab();
    storage().set('witryna_cart_unsettled', 'x');
    expect(createUnconfirmedChanges(storage).left()).toBe(0);
  });
});
