import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { packScale } from './pack-scale.ts';

const scaleOf = (shape: 'jar' | 'pouch' | 'dropper' | 'tube', content: string) =>
  packScale(sampleProduct({ shape, content }).pack);

describe('packScale', () => {
  it('draws more content larger', () => {
    expect(scaleOf('pouch', '1 kg')).toBeGreaterThan(scaleOf('pouch', '500 g'));
    expect(scaleOf('pouch', '500 g')).toBeGreaterThan(scaleOf('pouch', '250 g'));
    expect(scaleOf('jar', '120 kaps.')).toBeGreaterThan(scaleOf('jar', '60 kaps.'));
  });

  it.each(['', 'zestaw', '0 g', '1 tabl.', '100000 kaps.', '2,5 kg', '30 × 5 ml'])(
    'stays within its bounds for "%s"',
    (content) => {
      expect(scaleOf('jar', content)).toBeGreaterThanOrEqual(0.86);
      expect(scaleOf('jar', content)).toBeLessThanOrEqual(1);
    },
  );

  it('measures by what is usual for the shape', () => {
    expect(scaleOf('dropper', '30 ml')).toBe(0.94);
    expect(scaleOf('tube', '20 tabl.')).toBe(0.94);
  });
});
