import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { getBackgroundTone, getContrastRatio, getLuminance } from './contrast.ts';

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

const channel = fc.integer({ min: 0, max: 255 });
const colors = fc.tuple(channel, channel, channel).map((channels) => `rgb(${channels.join(', ')})`);

describe('the tone of a background', () => {
  it('[PB-7] leaves at least 4.5:1 to the text on it, for any color', () => {
    // Where the theme's colors stay, the least contrast that a theme must have to its own page makes up for the tone.
    const textOn = { dark: 'rgb(230, 230, 230)', 'medium-dark': 'rgb(255, 255, 255)' } as const;
    const darkTextOn = { 'medium-light': 'rgb(0, 0, 0)', light: 'rgb(95, 95, 95)' } as const;
    const texts = { ...textOn, ...darkTextOn };
    fc.assert(
      fc.property(colors, (color) => {
        const tone = getBackgroundTone(color);
        expect(between(texts[tone ?? 'light'], color)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is unknown for translucent colors', () => {
    expect([getBackgroundTone('rgba(0, 0, 0, 0.5)'), getBackgroundTone('transparent')]).toEqual([undefined, undefined]);
  });
});
