import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureShop } from '../../backend/testing/fixture-shop.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import type { TestBackend } from '../../backend/testing/test-backend.ts';
import { catalog } from './index.ts';

describe('search in the demo catalog', () => {
  let backend: TestBackend;
  beforeAll(() => {
    backend = createTestBackend({ shop: fixtureShop({ catalog }) });
  });
  afterAll(() => {
    backend.dispose();
  });

  const names = async (search: string): Promise<string[]> => {
    const answer = await backend.graphql('query Q($s: String) { products(search: $s, pageSize: 6) { items { name } } }', { variables: { s: search } });
    return JSON.stringify(answer.data).match(/(?<="name":")[^"]+/gu) ?? [];
  };

  it.each([
    ['probiotyk', /kultur/i],
    ['probiotyki', /kultur/i],
    ['omega3', /omega-3/i],
    ['wit c', /witamina c/i],
    ['vit c', /witamina c/i],
    ['wit. d3', /d3/i],
    ['b 12', /b12/i],
    ['kreatina', /kreatyna/i],
    ['magnes', /magnez/i],
    ['kwasu foliowego', /foliowy/i],
    ['włosów', /włosy/i],
    ['proteina', /białk/i],
  ])('finds for %s what is meant', async (search, expected) => {
    const found = await names(search);
    expect(found[0]).toMatch(expected);
  });

  it.each(['omega3', 'omega 3', 'omega-3'])('finds the same first product for %s', async (search) => {
    expect((await names(search))[0]).toBe((await names('omega-3'))[0]);
  });
});
