import { describe, expect, it } from 'vitest';
import { getSampleImage } from './sample-images.ts';

/** The lines on the label, with their vertical position and font size. */
const readLabel = (name: string) =>
  Array.from(
    decodeURIComponent(getSampleImage(name)).matchAll(/y="([\d.]+)" [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g),
    ([, y, size, text = '']) => ({ y: Number(y), size: Number(size), text }),
  );

describe('getSampleImage', () => {
  it('has a short name on one line', () => {
    expect(readLabel('Vitamin C')).toEqual([{ y: 236, size: 18, text: 'Vitamin C' }]);
  });

  it('splits a longer name between words', () => {
    expect(readLabel('Vitamin C 1000').map(({ text }) => text)).toEqual(['Vitamin C', '1000']);
  });

  it.each([
    'Nahrungsergänzungsmittel',
    'Complex of B vitamins with yeast extract and active folic acid with prolonged release',
  ])('keeps “%s” on the label', (name) => {
    const lines = readLabel(name);
    expect(lines.map(({ text }) => text).join(' ')).toBe(name);
    for (const { y, size, text } of lines) {
      // Bold letters are on average about two thirds as wide as high.
      expect((text.length * size * 2) / 3).toBeLessThanOrEqual(128);
      expect(y - size).toBeGreaterThanOrEqual(182);
      expect(y).toBeLessThanOrEqual(278);
    }
  });
});
