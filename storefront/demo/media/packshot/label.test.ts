import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../svg/color.ts';
import { labelInk } from './label.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('labelInk', () => {
  it('is readable on paper whatever the color of the band', () => {
    fc.assert(
      fc.property(color, (band) => {
        const { title, accent, quiet } = labelInk('#fbfaf6', band);
        for (const ink of [title, accent, quiet]) expect(contrast('#fbfaf6', ink)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps a band color that is readable as it is', () => {
    expect(labelInk('#ffffff', '#1e4b38').accent).toBe('#1e4b38');
  });
});
