import { describe, expect, it } from 'vitest';
import { getContrastRatio, getLuminance } from './contrast.ts';

const between = (one: string, other: string) =>
  getContrastRatio(getLuminance(one) ?? Number.NaN, getLuminance(other) ?? Number.NaN);

describe('contrast', () => {
  it.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
    ['rgb(255, 255, 255)', 'rgb(119, 119, 119)', 4.48],
    ['rgb(255, 0, 0)', 'rgb(255, 255, 255)', 4],
  ])('between %s and %s is that of WCAG', (one, other, contrast) => {
    expect(between(one, other)).toBeCloseTo(contrast, 1);
  });

  it('is unknown for translucent colors', () => {
    expect([getLuminance('rgba(0, 0, 0, 0.5)'), getLuminance('transparent'), getLuminance(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
