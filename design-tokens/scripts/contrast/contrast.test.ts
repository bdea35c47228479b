import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Token } from '../dtcg.ts';
import { readModel } from '../source.ts';
import { assertContrast, contrastFailures, measureContrast } from './check.ts';
import { composite, contrastRatio, luminance, type Rgba } from './contrast.ts';
import { contrastPairs } from './pairs.ts';

const share = fc.integer({ min: 0, max: 255 }).map((byte) => byte / 255);
const opaque = fc.tuple(share, share, share);
const white: Rgba['components'] = [1, 1, 1];
const black: Rgba['components'] = [0, 0, 0];
const gray = (byte: number): Rgba['components'] => [byte / 255, byte / 255, byte / 255];

describe('contrastRatio', () => {
  it('returns the known values of WCAG', () => {
    expect(contrastRatio(black, white)).toBeCloseTo(21, 10);
    expect(contrastRatio(gray(0x76), white)).toBeCloseTo(4.54, 2);
    expect(contrastRatio(gray(0x77), white)).toBeCloseTo(4.48, 2);
    expect(contrastRatio([1, 0, 0], white)).toBeCloseTo(4, 1);
    expect(luminance([0, 1, 0])).toBeCloseTo(0.7152, 10);
  });

  it('returns 1 for equal colors, is symmetric, and is between 1 and 21', () => {
    fc.assert(
      fc.property(opaque, opaque, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(contrastRatio(one, one)).toBe(1);
        expect(contrastRatio(other, one)).toBe(ratio);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.000001);
      }),
    );
  });

  it('never decreases when a color on black gets lighter', () => {
    fc.assert(
      fc.property(opaque, fc.constantFrom(0, 1, 2), share, (color, channel, to) => {
        const [red = 0, green = 0, blue = 0] = color.map((value, index) =>
          index === channel ? Math.max(value, to) : value,
        );
        expect(contrastRatio([red, green, blue], black)).toBeGreaterThanOrEqual(contrastRatio(color, black));
      }),
    );
  });
});

describe('composite', () => {
  it('returns the top color when opaque, the background when transparent, and a color between them otherwise', () => {
    fc.assert(
      fc.property(opaque, opaque, fc.double({ min: 0, max: 1, noNaN: true }), (top, ground, alpha) => {
        expect(composite({ components: top, alpha: 1 }, ground)).toEqual(top);
        expect(composite({ components: top, alpha: 0 }, ground)).toEqual(ground);
        composite({ components: top, alpha }, ground).forEach((mixed, index) => {
          const ends = [top[index] ?? 0, ground[index] ?? 0];
          expect(mixed).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9);
          expect(mixed).toBeLessThanOrEqual(Math.max(...ends) + 1e-9);
        });
      }),
    );
  });
});

describe('the themes', () => {
  const { themes, contract, changed } = readModel();

  it.each(themes)('have the required contrast: $name', (theme) => {
    expect(contrastFailures(theme)).toEqual([]);
    expect(measureContrast(theme).length).toBeGreaterThan(100);
  });

  it.each(themes)(
    'require 4.5 for text and 3 for large text, controls and graphics, or 7 and 4.5 at high contrast: $name',
    ({ inputs, least }) => {
      expect(least).toEqual(
        inputs['theme'] === 'high-contrast' ? { text: 7, graphic: 4.5 } : { text: 4.5, graphic: 3 },
      );
    },
  );

  it('are every brand in every theme', () => {
    expect(themes.map(({ inputs }) => [inputs['brand'], inputs['theme']].join(' '))).toEqual(
      ['witryna', 'zawilec'].flatMap((brand) => ['light', 'dark', 'high-contrast'].map((theme) => `${brand} ${theme}`)),
    );
  });

  it('contain all colors: no other modifier changes one', () => {
    const colors = new Set(contract.flatMap(({ path, type }) => (type === 'color' ? [path] : [])));
    for (const name of ['density', 'motion'])
      expect([...(changed.get(name) ?? [])].filter((path) => colors.has(path))).toEqual([]);
  });

  it('pair every role of text, status and control with a background', () => {
    const paired = new Set(
      contrastPairs.flatMap(({ on, grounds }) => [...on, ...grounds.flatMap((ground) => ground.split(' + '))]),
    );
    const decoration = ['border.hairline', 'border.surface', 'accent.rating', 'background.mask'];
    const roles = contract.flatMap(({ path }) =>
      path.startsWith('semantic.color.') ? [path.slice('semantic.color.'.length)] : [],
    );
    expect(roles.filter((role) => !paired.has(role)).sort()).toEqual([...decoration].sort());
  });

  it('fail by name when a shade is too pale', () => {
    const [{ tokens, least }] = themes;
    const text = tokens.get('semantic.color.text.secondary');
    if (text?.type !== 'color') throw new Error('text.secondary is not a color');
    const pale: Token = { ...text, value: { ...text.value, components: [0.6, 0.6, 0.6] } };
    const failures = contrastFailures({ least, tokens: new Map([...tokens, [pale.path, pale]]) });
    expect(failures).toContain('text.secondary on background.surface: 2.85, needs 4.5');
    expect(() => assertContrast([{ ...themes[0], tokens: new Map([...tokens, [pale.path, pale]]) }])).toThrow(
      /witryna\.light: text\.secondary on/,
    );
  });
});
