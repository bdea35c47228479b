import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { packScale } from './pack-scale.ts';

const getScale = (shape: 'jar' | 'pouch' | 'dropper' | 'tube', content: string) =>
  packScale(sampleProduct({ shape, content }).pack);

describe('packScale', () => {
  it('draws more content larger', () => {
    expect(getScale('pouch', '1 kg')).toBeGreaterThan(getScale('pouch', '500 g'));
    expect(getScale('pouch', '500 g')).toBeGreaterThan(getScale('pouch', '250 g'));
    expect(getScale('jar', '120 kaps.')).toBeGreaterThan(getScale('jar', '60 kaps.'));
  });

  it.each(['', 'zestaw', '0 g', '1 tabl.', '100000 kaps.', '2,5 kg', '30 × 5 ml'])(
    'stays within its bounds for "%s"',
    (content) => {
      expect(getScale('jar', content)).toBeGreaterThanOrEqual(0.86);
      expect(getScale('jar', content)).toBeLessThanOrEqual(1);
    },
  );

  it('measures by what is usual for the shape', () => {
    expect(getScale('dropper', '30 ml')).toBe(0.94);
    expect(getScale('tube', '20 tabl.')).toBe(0.94);
  });
});
