import type { SeedProduct } from '../../../storefront/backend/index.ts';

const toTexts = (sku: string, name: string, urlKey: string, index: number): Omit<SeedProduct, 'kind'> => ({
  sku,
  name,
  urlKey,
  categories: ['leuchten'],
  shortDescription: name,
  description: `<p>${name}</p>`,
  addedOn: '2026-09-01',
  popularity: 10 - index,
  images: [{ file: '/lamp/messing.jpg' }],
});

/** A bulb that is cheaper by the dozen, and whose recycling is paid with it. */
const bulb: SeedProduct = {
  ...toTexts('L-LED', 'LED-Lampe E27', 'led-lampe-e27', 0),
  kind: {
    type: 'simple',
    price: { regular: 1290 },
    tiers: [
      { quantity: 3, price: 990 },
      { quantity: 12, percent: 30 },
    ],
    fixedTaxes: [{ label: 'Entsorgungsbeitrag', amount: 20 }],
    stock: 500,
  },
};

/** A cable that is sold by the half meter. */
const cable: SeedProduct = {
  ...toTexts('L-KABEL', 'Textilkabel, Meterware', 'textilkabel', 1),
  kind: {
    type: 'simple',
    price: { regular: 490 },
    tiers: [{ quantity: 10, price: 390 }],
    quantityRules: { min: 0.5, max: 25, increments: 0.5, isDecimal: true },
    stock: 200,
  },
};

/** Sockets that are sold in sets of four. */
const sockets: SeedProduct = {
  ...toTexts('L-FASSUNG', 'Fassung E27', 'fassung-e27', 2),
  kind: {
    type: 'simple',
    price: { regular: 350 },
    quantityRules: { min: 4, max: 40, increments: 4 },
    stock: 500,
  },
};

/** Insoles, of which one size has prices by quantity. */
const insoles: SeedProduct = {
  ...toTexts('S-SOHLE', 'Einlegesohle Kork', 'einlegesohle-kork', 3),
  categories: ['schuhe'],
  images: [{ file: '/shoe/cognac.jpg' }],
  kind: {
    type: 'configurable',
    attributes: ['size'],
    variants: [
      { sku: 'S-SOHLE-41', options: { size: '41' }, price: { regular: 1500 }, stock: 100 },
      {
        sku: 'S-SOHLE-42',
        options: { size: '42' },
        price: { regular: 1600 },
        tiers: [{ quantity: 2, price: 1400 }],
        stock: 100,
      },
    ],
  },
};

/** Products with prices by quantity, fixed product taxes, and rules for quantities. */
export const specialTerms: readonly SeedProduct[] = [bulb, cable, sockets, insoles];
