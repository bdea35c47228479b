import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRandomId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

describe('createRandomId', () => {
  it('returns another id each time, of letters, digits and hyphens, and always as long', () => {
    const ids = Array.from({ length: 500 }, createRandomId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\da-z-]{31}$/);
  });

  it('needs nothing that browsers keep to HTTPS', () => {
    vi.stubGlobal('crypto', { getRandomValues: <T extends ArrayBufferView>(values: T): T => values });
    expect(createRandomId()).toBe('0000000-0000000-0000000-0000000');
  });
});
