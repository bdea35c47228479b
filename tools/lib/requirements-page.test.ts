import { describe, expect, it } from 'vitest';
import { findProofs, idsInTables, requirementsPage } from './requirements-page.mjs';

const areas = {
  CRT: {
    area: 'Cart',
    requirements: { 'CRT-01': 'Guests have carts.', 'CRT-02': 'A cart is a page.', 'CRT-03': 'One | two.' },
  },
};

describe('findProofs', () => {
  it('returns each file once for all ids in its titles, sorted', () => {
    const proofs = findProofs(
      [
        { file: 'b.test.ts', title: 'cart › [CRT-01] [CRT-02] opens' },
        { file: 'b.test.ts', title: '[CRT-01] closes' },
        { file: 'a.test.ts', title: '[CRT-01] merges' },
        { file: 'a.test.ts', title: '[MM-1] is of another list' },
      ],
      areas,
    );
    expect(Object.fromEntries(proofs)).toEqual({ 'CRT-01': ['a.test.ts', 'b.test.ts'], 'CRT-02': ['b.test.ts'] });
  });

  it('returns ids that no area has', () => {
    expect([...findProofs([{ file: 'a.test.ts', title: '[CRT-09] is unknown' }], areas).keys()]).toEqual(['CRT-09']);
  });
});

describe('idsInTables', () => {
  it('returns ids that are texts of their own, with or without brackets', () => {
    const code =
      "it.each([['[NAV-04]', 'FORGOT_PASSWORD'], ['CRT-23', 'cart']])('%s clears CRT-24', test); // 'see CRT-01'";
    expect(idsInTables(code)).toEqual(['[NAV-04]', '[CRT-23]']);
  });
});

describe('requirementsPage', () => {
  const page = requirementsPage(areas, new Map([['CRT-01', ['tests/a.test.ts', 'ui/b.test.tsx']]]), {
    'CRT-02': 'Only people can judge it.',
  });

  it('lists each requirement with links to its tests', () => {
    expect(page).toContain(
      '| CRT-01 | Guests have carts. | [tests/a.test.ts](../tests/a.test.ts)<br>[ui/b.test.tsx](../ui/b.test.tsx) |',
    );
    expect(page).toContain('1 of 3 have a test');
  });

  it('gives the reason when a requirement has no test', () => {
    expect(page).toContain('| CRT-02 | A cart is a page. | no test: Only people can judge it. |');
  });

  it('escapes what would end a cell of the table', () => {
    expect(page).toContain('| CRT-03 | One \\| two. | no test yet |');
  });
});
