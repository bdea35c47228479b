import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readColor } from './colors.ts';

describe('readColor', () => {
  it.each([
    ['#fff1c1', 'rgb(255, 241, 193)'],
    ['#000', 'rgb(0, 0, 0)'],
    ['#0008', 'rgba(0, 0, 0, 0.533)'],
    ['red', 'rgb(255, 0, 0)'],
    ['aliceblue', 'rgb(240, 248, 255)'],
    ['lightslategrey', 'rgb(119, 136, 153)'],
    ['LightSlateGray', 'rgb(119, 136, 153)'],
    ['yellowgreen', 'rgb(154, 205, 50)'],
    ['rgba(135,135,135,.51)', 'rgba(135, 135, 135, 0.51)'],
    ['rgb(1 2 3 / 50%)', 'rgba(1, 2, 3, 0.5)'],
    ['rgb(255, 0, 0)', 'rgb(255, 0, 0)'],
    ['transparent', 'transparent'],
    ['hsl(120, 50%, 50%)', 'rgb(64, 191, 64)'],
    ['hsla(-10deg 100% 50% / 0.5)', 'rgba(255, 0, 43, 0.5)'],
    ['currentColor', 'currentcolor'],
    ['DarkSlateBlue', 'rgb(72, 61, 139)'],
  ])('normalizes %s', (text, expected) => {
    expect(readColor(text)).toBe(expected);
  });

  it.each(['', '#12', 'url(x)', 'rgb(1,2)', 'red;position:fixed', 'var(--x)', undefined])('rejects %j', (text) => {
    expect(readColor(text)).toBeUndefined();
  });

  it('returns the same color for both notations', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const hexadecimal = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        expect(readColor(hexadecimal)).toBe(readColor(`rgb(${red},${green},${blue})`));
      }),
    );
  });

  it('returns its own results unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/), (text) => {
        expect(readColor(readColor(text))).toBe(readColor(text));
      }),
    );
  });
});
