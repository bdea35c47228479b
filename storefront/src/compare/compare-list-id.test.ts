import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { createCompareListId, getCompareListId } from './compare-list-id.ts';

it('survives a reload, and tells listeners about each change once', () => {
  const storage = memoryStorage();
  const id = createCompareListId(storage);
  const listener = vi.fn();
  const stop = id.subscribe(listener);
  id.set('abc');
  id.set('abc');
  expect(createCompareListId(storage).get()).toBe('abc');
  id.clear();
  expect([id.get(), createCompareListId(storage).get(), listener.mock.calls.length]).toEqual([null, null, 2]);
  stop();
  id.set('other');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('takes nothing but a uid from the storage, and is one for each storage', () => {
  const storage = memoryStorage();
  storage.set('compare_list', { evil: true });
  expect(getCompareListId(storage).get()).toBeNull();
  expect(getCompareListId(storage)).toBe(getCompareListId(storage));
});
