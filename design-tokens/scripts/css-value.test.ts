import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssFluid, cssValue, toPx, type Fluid } from './css-value.ts';
import type { DimensionValue, ShadowValue } from './token-value.ts';

const px = (value: number): DimensionValue => ({ value, unit: 'px' });
const shadow = (inset: boolean): ShadowValue => ({
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.2, hex: '#000000' },
  offsetX: px(0),
  offsetY: px(2),
  blur: px(8),
  spread: px(0),
  inset,
});

describe('cssValue', () => {
  it.each([
    [
      'an opaque color',
      cssValue({ type: 'color', value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' } }),
      '#ffffff',
    ],
    [
      'a wash',
      cssValue({ type: 'color', value: { colorSpace: 'srgb', components: [0, 0.5, 1], alpha: 0.25, hex: '#0080ff' } }),
      'rgb(0 128 255 / 0.25)',
    ],
    ['a length', cssValue({ type: 'dimension', value: { value: 27.25, unit: 'rem' } }), '27.25rem'],
    ['no length, still usable in calc()', cssValue({ type: 'dimension', value: { value: 0, unit: 'rem' } }), '0rem'],
    ['a duration', cssValue({ type: 'duration', value: { value: 192, unit: 'ms' } }), '192ms'],
    ['a curve', cssValue({ type: 'cubicBezier', value: [0.16, 1, 0.3, 1] }), 'cubic-bezier(0.16, 1, 0.3, 1)'],
    ['a font list', cssValue({ type: 'fontFamily', value: ['Instrument Sans', 'serif'] }), "'Instrument Sans', serif"],
    [
      'a font whose name is no identifier, or a keyword of CSS',
      cssValue({ type: 'fontFamily', value: ['Cabin', '-apple-system', '8bit', 'A,B', 'Müller', 'Inherit'] }),
      "Cabin, -apple-system, '8bit', 'A,B', 'Müller', 'Inherit'",
    ],
    [
      'a font with quotes, backslashes and line breaks in its name',
      cssValue({ type: 'fontFamily', value: ["L'Or", 'a\\b', 'c\nd', "x'; } body { color: red"] }),
      String.raw`'L\'Or', 'a\\b', 'c\a d', 'x\'; } body { color: red'`,
    ],
    ['a font weight', cssValue({ type: 'fontWeight', value: 600 }), '600'],
    ['a number', cssValue({ type: 'number', value: 0.8 }), '0.8'],
    ['a shadow', cssValue({ type: 'shadow', value: shadow(false) }), '0px 2px 8px 0px rgb(0 0 0 / 0.2)'],
    [
      'a shadow on the inside',
      cssValue({ type: 'shadow', value: shadow(true) }),
      'inset 0px 2px 8px 0px rgb(0 0 0 / 0.2)',
    ],
    ['a number with a unit', cssValue({ type: 'number', value: -0.02 }, 'em'), '-0.02em'],
  ])('returns %s', (_case, css, expected) => {
    expect(css).toBe(expected);
  });
});

/** Evaluates a `clamp()` in px at a viewport width. */
function evaluate(css: string, viewport: number): number {
  const [, least, start, slope, most] =
    /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, ([\d.]+)rem\)$/.exec(css)?.map(Number) ?? [];
  if (least === undefined || start === undefined || slope === undefined || most === undefined)
    throw new Error(`not a clamp: ${css}`);
  return Math.min(Math.max(least * 16, start * 16 + (slope * viewport) / 100), most * 16);
}

describe('cssFluid', () => {
  const rem = (value: number): DimensionValue => ({ value, unit: 'rem' });

  it('grows from the smallest length at the first width to the largest at the second, and never beyond', () => {
    const lengths = fc.integer({ min: 10, max: 100 }).map((sixteenths) => sixteenths / 16);
    fc.assert(
      fc.property(
        lengths,
        lengths,
        fc.integer({ min: 320, max: 800 }),
        fc.integer({ min: 200, max: 1000 }),
        (small, more, from, span) => {
          const fluid: Fluid = { smallest: rem(small), between: [from, from + span] };
          const largest = rem(small + more);
          const css = cssFluid(largest, fluid);
          expect(evaluate(css, from)).toBeCloseTo(toPx(fluid.smallest), 1);
          expect(evaluate(css, from + span)).toBeCloseTo(toPx(largest), 1);
          expect(evaluate(css, from + span / 2)).toBeCloseTo((toPx(fluid.smallest) + toPx(largest)) / 2, 1);
          expect(evaluate(css, 0)).toBe(toPx(fluid.smallest));
          expect(evaluate(css, 10_000)).toBe(toPx(largest));
        },
      ),
    );
  });
});
