import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getInitiallyOpen } from './get-initially-open.ts';

const sections = fc.uniqueArray(fc.record({ id: fc.uuid(), defaultOpen: fc.boolean() }), { selector: ({ id }) => id });

describe('getInitiallyOpen', () => {
  it('[UI-09] returns every item with `defaultOpen`', () => {
    fc.assert(
      fc.property(sections, (all) => {
        expect(getInitiallyOpen(all, true)).toEqual(all.filter(({ defaultOpen }) => defaultOpen).map(({ id }) => id));
      }),
    );
  });

  it('[UI-10] returns only the first of them without `multiple`', () => {
    fc.assert(
      fc.property(sections, (all) => {
        expect(getInitiallyOpen(all, false)).toEqual(getInitiallyOpen(all, true).slice(0, 1));
      }),
    );
  });
});
