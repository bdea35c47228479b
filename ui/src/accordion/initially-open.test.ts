import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initiallyOpen } from './initially-open.ts';

const sections = fc.uniqueArray(fc.record({ id: fc.uuid(), open: fc.boolean() }), { selector: ({ id }) => id });

describe('initiallyOpen', () => {
  it('[UI-09] opens every section that asks for it', () => {
    fc.assert(
      fc.property(sections, (all) => {
        expect(initiallyOpen(all, false)).toEqual(all.filter(({ open }) => open).map(({ id }) => id));
      }),
    );
  });

  it('[UI-10] opens only the first of them in single mode', () => {
    fc.assert(
      fc.property(sections, (all) => {
        expect(initiallyOpen(all, true)).toEqual(initiallyOpen(all, false).slice(0, 1));
      }),
    );
  });
});
