import { describe, expect, it } from 'vitest';
import type { ContentUnit } from '../../../backend/index.ts';
import type { PackShape, Supplement } from '../supplement.ts';
import { products } from '../index.ts';

const solid: readonly PackShape[] = ['jar', 'blister-box', 'tube', 'pouch'];

/** Packs that a content is sold in. */
const getShapes: Readonly<Record<ContentUnit, readonly PackShape[]>> = {
  // No supplement is sold by the piece.
  piece: [],
  capsule: ['jar', 'blister-box'],
  tablet: solid,
  lozenge: solid,
  sachet: ['sachet-box'],
  // Ampoules stand in a carton as sachets do.
  ampoule: ['sachet-box'],
  ml: ['bottle', 'dropper', 'spray'],
  g: ['pouch', 'jar'],
};

/** Packs that a text may name. */
const named: readonly [RegExp, readonly PackShape[]][] = [
  [/\bkropl(?:e|i|ę)\b/iu, ['dropper']],
  [/psikni/iu, ['spray']],
];

const getPacks = ({ kind, pack, sku }: Supplement) =>
  kind.type === 'simple' ? [{ sku, pack, content: kind.content }] : kind.variants.map((variant) => ({ sku: variant.sku, pack: variant.pack, content: variant.content }));

describe('packs', () => {
  it.each(products.flatMap(getPacks))('fit their content: $sku', ({ pack, content }) => {
    expect(getShapes[content.unit]).toContain(pack.shape);
  });

  it.each(products)('are those that the texts name: $sku', (product) => {
    const text = [product.subtitle, product.dailyPortion].join(' ');
    for (const [word, shapes] of named) {
      if (word.test(text)) for (const { pack } of getPacks(product)) expect(shapes).toContain(pack.shape);
    }
  });

  it.each(products.flatMap(getPacks).filter(({ content }) => content.unit !== 'g' && content.unit !== 'ml'))('name their number of pieces: $sku', ({ pack, content }) => {
    expect(pack.content).toContain(String(content.amount));
  });
});
