import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corners, pointsWithin } from '../testing/points-within.ts';
import { labelTexts } from '../testing/label-texts.ts';
import { pathPoints } from '../testing/path-points.ts';
import { packShapes, sampleProduct } from '../testing/sample-product.ts';
import { drawPack } from './draw-pack.ts';
import { rimDrop } from './lathe.ts';

const round = new Set<string>(['jar', 'dropper', 'tube', 'bottle', 'spray']);

describe.each(packShapes)('the label of a %s', (shape) => {
  const expectTextsOnLabel = (art: ReturnType<typeof drawPack>) => {
    const { label } = art;
    // Bending lowers the label as a whole: as much as the text in its middle.
    const bent = { ...label, height: label.height + (round.has(shape) ? rimDrop(label.width / 2, 0) : 0) };
    for (const { path, box } of art.texts) {
      expect(pointsWithin(corners(box), label)).toBe(true);
      expect(pointsWithin(pathPoints(path), bent)).toBe(true);
    }
  };

  it('holds any front text', () => {
    fc.assert(
      fc.property(
        labelTexts,
        fc.option(labelTexts, { nil: undefined }),
        labelTexts,
        labelTexts,
        (title, subtitle, content, brand) => {
          const art = drawPack(sampleProduct({ shape, title, subtitle, content }, { brand }), 'front');
          expectTextsOnLabel(art);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('holds any composition on its back', () => {
    const row = fc.record(
      { name: labelTexts, amount: labelTexts, referenceIntake: labelTexts },
      { requiredKeys: ['name', 'amount'] },
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), labelTexts, (composition, name) => {
        expectTextsOnLabel(drawPack(sampleProduct({ shape }, { composition, name }), 'back'));
      }),
      { numRuns: 12 },
    );
  });

  it('prints every row of a usual composition, and its texts do not run into each other', () => {
    const composition = Array.from({ length: 12 }, (_, index) => ({
      name: `Składnik ${index + 1}`,
      amount: `${index + 1} mg`,
      referenceIntake: '50%',
    }));
    const { texts } = drawPack(sampleProduct({ shape }, { composition }), 'back');
    const printed = texts.filter((text) => text.path !== '');
    expect(printed.length).toBeGreaterThanOrEqual(12 * 3 + 3);
    printed.forEach((first, index) => {
      for (const second of printed.slice(index + 1)) {
        const apart =
          first.box.x + first.box.width <= second.box.x ||
          second.box.x + second.box.width <= first.box.x ||
          first.box.y + first.box.height <= second.box.y ||
          second.box.y + second.box.height <= first.box.y;
        expect(apart).toBe(true);
      }
    });
  });

  it('does not let the texts of its front run into each other', () => {
    fc.assert(
      fc.property(labelTexts, labelTexts, (title, subtitle) => {
        const { texts } = drawPack(sampleProduct({ shape, title, subtitle }), 'front');
        const rows = texts.filter((text) => text.path !== '').map((text) => text.box);
        const overlapping = rows.some((first, index) =>
          rows
            .slice(index + 1)
            .some(
              (second) =>
                first.x < second.x + second.width - 0.01 &&
                second.x < first.x + first.width - 0.01 &&
                first.y < second.y + second.height - 0.01 &&
                second.y < first.y + first.height - 0.01,
            ),
        );
        expect(overlapping).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it('stays the same for the same product', () => {
    expect(drawPack(sampleProduct({ shape }), 'front')).toEqual(drawPack(sampleProduct({ shape }), 'front'));
  });
});
