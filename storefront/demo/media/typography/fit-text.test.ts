import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsWithin } from '../testing/points-within.ts';
import { labelTexts } from '../testing/label-texts.ts';
import { pathPoints } from '../testing/path-points.ts';
import { fitText, placeText } from './fit-text.ts';
import type { TextStyle } from './text-outline.ts';

const style: TextStyle = { family: 'heading', weight: 700, letterSpacing: -0.02 };

describe('fitText', () => {
  it('keeps all ink within the given width and height', () => {
    fc.assert(
      fc.property(
        labelTexts,
        fc.integer({ min: 20, max: 500 }),
        fc.integer({ min: 8, max: 200 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
        (text, width, height, maxLines, align) => {
          const fitted = fitText(text, width, height, { style, size: 90, maxLines, align });
          const share = align === 'start' ? 0 : align === 'middle' ? 0.5 : 1;
          const outline = placeText(fitted, 100 + width * share, 50);
          const box = { x: 100, y: 50, width, height };
          expect(pointsWithin(pathPoints(outline.path), box)).toBe(true);
          expect(fitted.size).toBeLessThanOrEqual(90);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes the wanted size when there is room', () => {
    expect(fitText('Cynk', 500, 200, { style, size: 40, maxLines: 3 })).toMatchObject({ size: 40, lines: ['Cynk'] });
  });

  it('breaks a long name into balanced lines rather than shrink it much', () => {
    const { lines } = fitText('Kolagen z kwasem hialuronowym', 220, 200, { style, size: 50, maxLines: 3 });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ').replaceAll('\u00a0', ' ')).toBe('Kolagen z kwasem hialuronowym');
  });

  it('keeps a plus sign with the word after it and a short preposition with the next word', () => {
    const plus = fitText('Witamina D3 + witamina K2', 160, 200, { style, size: 50, maxLines: 3 });
    expect(plus.lines.every((line) => !line.endsWith('+'))).toBe(true);
    const preposition = fitText('Kompleks w kapsułkach', 130, 200, { style, size: 50, maxLines: 3 });
    expect(preposition.lines.every((line) => !line.endsWith(' w'))).toBe(true);
  });
});
