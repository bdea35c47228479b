import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { forgetSearches, readSearches, rememberSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it('are six at most, the last one first, each once whatever its letters', () => {
    const storage = memoryStorage();
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'Cynk', 'c', 'CYNK']) rememberSearch(storage, text);
    expect(readSearches(storage)).toEqual(['CYNK', 'c', 'g', 'f', 'e', 'd']);
    forgetSearches(storage);
    expect(readSearches(storage)).toEqual([]);
  });

  it('are none when something else is stored', () => {
    const storage = memoryStorage();
    storage.set('recent_searches', { text: 'cynk' });
    expect(readSearches(storage)).toEqual([]);
  });
});
