import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { polishMarkupSpacing, polishSpacing } from './typography.ts';

const NBSP = '\u00a0';

describe('polishSpacing', () => {
  it.each([
    ['Kot w butach i pies', `Kot w${NBSP}butach i${NBSP}pies`],
    ['a w domu', `a${NBSP}w${NBSP}domu`],
    ['<p>W środku</p>', `<p>W${NBSP}środku</p>`],
    ['1000 mg i 30 ml', `1000${NBSP}mg i${NBSP}30${NBSP}ml`],
    ['2000 j.m. dziennie', `2000${NBSP}j.m. dziennie`],
    ['25 °C', `25${NBSP}°C`],
  ])('binds what must not part: %s', (text, expected) => {
    expect(polishSpacing(text)).toBe(expected);
  });

  it.each(['witamina C wieczorem', '30 godzin', '5 lat', 'mama ma'])('leaves other spaces alone: %s', (text) => {
    expect(polishSpacing(text)).toBe(text);
  });

  it('changes nothing but spaces and settles at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'w', 'Z', ' ', '1', 'mg', 'ml', '<p>', '.', 'ó') }), (text) => {
        const spaced = polishSpacing(text);
        expect(spaced.replaceAll(NBSP, ' ')).toBe(text);
        expect(polishSpacing(spaced)).toBe(spaced);
      }),
    );
  });
});

describe('polishMarkupSpacing', () => {
  it('changes texts, and neither attributes nor styles', () => {
    expect(polishMarkupSpacing('<style>a { margin: 0 i w }</style><a title="z tym" href="/">Kawa z mlekiem</a>')).toBe(
      `<style>a { margin: 0 i w }</style><a title="z tym" href="/">Kawa z${NBSP}mlekiem</a>`,
    );
  });
});
