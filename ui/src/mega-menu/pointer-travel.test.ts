import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeadingToward } from './pointer-travel.ts';

const panel = { left: 0, right: 1000, top: 100 };

describe('isHeadingToward', () => {
  it.each([
    ['straight down', { x: 500, y: 60 }, true],
    ['down and far to the right', { x: 560, y: 60 }, true],
    ['along the bar', { x: 560, y: 50 }, false],
    ['back up', { x: 520, y: 40 }, false],
    ['down, but past the end of the panel', { x: 620, y: 55 }, false],
  ])('recognizes the way %s', (_, to, heads) => expect(isHeadingToward({ x: 500, y: 50 }, to, panel)).toBe(heads));

  it('returns true for every way to a point of the panel', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 99 }) });
    fc.assert(
      fc.property(
        point,
        fc.integer({ min: 1, max: 999 }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (from, goal, part) => {
          const to = { x: from.x + (goal - from.x) * part, y: from.y + (panel.top - from.y) * part };
          expect(isHeadingToward(from, to, panel)).toBe(true);
        },
      ),
    );
  });
});
