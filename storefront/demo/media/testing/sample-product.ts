import type { PackDesign } from '../../catalog/supplement.ts';
import type { MediaProduct } from '../media-product.ts';

/** A product with a usual label, for tests. */
export function sampleProduct(
  pack: Partial<PackDesign> = {},
  rest: Partial<Omit<MediaProduct, 'pack'>> = {},
): MediaProduct {
  return {
    name: 'Witamina C 1000',
    subtitle: 'kapsułki, 60 szt.',
    brand: 'Witryna Naturals',
    composition: [
      { name: 'Witamina C', amount: '1000 mg', referenceIntake: '1250%' },
      { name: 'Ekstrakt z dzikiej róży', amount: '50 mg' },
    ],
    pack: {
      shape: 'jar',
      color: 'amber',
      band: '#e8a93a',
      cap: 'black',
      title: 'Witamina C',
      subtitle: '1000 mg',
      content: '60 kaps.',
      ...pack,
    },
    ...rest,
  };
}

export const packShapes = ['jar', 'dropper', 'pouch', 'tube', 'blister-box', 'bottle', 'sachet-box', 'spray'] as const;
