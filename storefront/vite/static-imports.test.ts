import { describe, expect, it } from 'vitest';
import { findStaticImports } from './static-imports.ts';

const imports: Record<string, string[]> = { a: ['b', 'c'], b: ['c', 'a'], c: ['outside'], outside: ['d'] };

describe('findStaticImports', () => {
  it('follows imports to their end, also in a circle', () => {
    expect([...findStaticImports('a', (id) => imports[id])]).toEqual(['a', 'b', 'c', 'outside', 'd']);
  });

  it('does not look into modules whose imports do not matter', () => {
    expect([...findStaticImports('a', (id) => (id === 'outside' ? undefined : imports[id]))]).toEqual([
      'a',
      'b',
      'c',
      'outside',
    ]);
  });
});
