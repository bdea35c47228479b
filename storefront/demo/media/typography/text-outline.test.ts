import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsWithin } from '../testing/points-within.ts';
import { labelTexts } from '../testing/label-texts.ts';
import { pathPoints } from '../testing/path-points.ts';
import { layoutLine, outlineText } from './text-outline.ts';
import type { TextStyle } from './text-outline.ts';

const heading: TextStyle = { family: 'heading', weight: 700, letterSpacing: -0.02 };
const body: TextStyle = { family: 'text', weight: 500 };

describe('outlineText', () => {
  it.each(Array.from('ąćęłńóśźżĄĆĘŁŃÓŚŹŻ+®™µ%–×·²½€0123456789'))('has ink for %s in both families', (letter) => {
    expect(layoutLine(letter, heading).ink.width).toBeGreaterThan(0);
    expect(layoutLine(letter, body).ink.width).toBeGreaterThan(0);
  });

  it('sets bolder letters wider', () => {
    const light = layoutLine('minimum', { family: 'text', weight: 400 });
    const bold = layoutLine('minimum', { family: 'text', weight: 700 });
    expect(bold.advance).toBeGreaterThan(light.advance);
  });

  it('simplifies characters that no font has, and leaves out those that cannot be simplified', () => {
    expect(layoutLine('B₁₂', body)).toEqual(layoutLine('B12', body));
    expect(layoutLine('漢', body).commands).toEqual([]);
  });

  it('reports a box that holds all ink', () => {
    fc.assert(
      fc.property(labelTexts, fc.constantFrom('start' as const, 'middle' as const, 'end' as const), (text, anchor) => {
        const { path, box } = outlineText(text, heading, 40, { x: 12, y: -30, anchor });
        expect(pointsWithin(pathPoints(path), box)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('bends every point by the warp', () => {
    const at = { x: 0, y: 0 };
    const flat = pathPoints(outlineText('Łąka', body, 20, at).path);
    const bent = pathPoints(outlineText('Łąka', body, 20, at, (x, y) => [x, y + 5]).path);
    expect(bent.length).toBe(flat.length);
    bent.forEach((point, index) => expect(point.y - (flat[index]?.y ?? 0)).toBeCloseTo(5, 1));
  });
});
