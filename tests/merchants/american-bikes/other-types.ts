import type { CatalogSeed, SeedProduct } from '../../../storefront/backend/index.ts';

/** Sizes of frames, by which the configurable bike is chosen. */
export const sizes: CatalogSeed['attributes'][number] = {
  code: 'frame_size',
  label: 'Frame Size',
  options: [
    { value: 's', label: 'Small' },
    { value: 'm', label: 'Medium' },
    { value: 'l', label: 'Large' },
  ],
};

/** Kinds of brakes, which the pages of bikes show. */
export const brakes: CatalogSeed['attributes'][number] = {
  code: 'brakes',
  label: 'Brakes',
  visible: true,
  options: [
    { value: 'disc', label: 'Disc' },
    { value: 'coaster', label: 'Coaster' },
  ],
};

const toTexts = (
  sku: string,
  name: string,
  urlKey: string,
  index: number,
): Omit<SeedProduct, 'kind' | 'categories'> => ({
  sku,
  name,
  urlKey,
  shortDescription: name,
  description: `<p>${name}, from our workshop.</p>`,
  addedOn: '2026-06-01',
  popularity: 20 - index,
  images: [{ file: '/bike.jpg' }],
});

const trail: SeedProduct = {
  ...toTexts('B-TRAIL', 'Platte River Trail Bike', 'platte-river-trail-bike', 0),
  categories: ['bikes'],
  kind: {
    type: 'configurable',
    attributes: ['frame_size'],
    variants: ['s', 'm', 'l'].map((size) => ({
      sku: `B-TRAIL-${size}`,
      options: { frame_size: size },
      price: { regular: size === 'l' ? 108_000 : 97_200 },
      stock: 100,
    })),
  },
};

const giftCard: SeedProduct = {
  ...toTexts('G-54', 'Workshop Voucher', 'workshop-voucher', 1),
  categories: ['parts'],
  kind: { type: 'virtual', price: { regular: 5400 }, stock: 1000 },
};

const manual: SeedProduct = {
  ...toTexts('D-REPAIR', 'Repair Manual (PDF)', 'repair-manual', 2),
  categories: ['parts'],
  kind: {
    type: 'downloadable',
    price: { regular: 540 },
    stock: 1000,
    linksTitle: { title: 'Chapters' },
    separately: true,
    links: [
      { title: 'Brakes', price: 324 },
      { title: 'Wheels', price: 432, downloads: 3 },
    ],
    samples: [{ title: 'Sample pages', url: 'https://example.com/sample.pdf' }],
  },
};

const series: SeedProduct = {
  ...toTexts('R-TOWN', 'Town Series', 'town-series', 3),
  categories: ['parts'],
  kind: { type: 'grouped', items: [{ sku: 'P-BELL', quantity: 1 }, { sku: 'P-LOCK' }] },
};

/** A bundle whose price is the sum of its parts. */
const set: SeedProduct = {
  ...toTexts('B-COMMUTER', 'Commuter Set', 'commuter-set', 4),
  categories: ['bikes'],
  kind: {
    type: 'bundle',
    options: [
      {
        type: 'radio',
        title: 'Bike',
        required: true,
        selections: [{ sku: 'B-CITY', isDefault: true }, { sku: 'B-GRAVEL' }],
      },
      {
        type: 'checkbox',
        title: 'Extras',
        required: false,
        selections: [{ sku: 'P-LOCK', isDefault: true }, { sku: 'P-BELL' }],
      },
    ],
  },
};

const plate: SeedProduct = {
  ...toTexts('P-PLATE', 'Engraved Name Plate', 'engraved-name-plate', 5),
  categories: ['parts'],
  kind: { type: 'simple', price: { regular: 3240 }, stock: 100 },
  options: [
    { type: 'field', title: 'Name', required: true, price: 540, maxCharacters: 20 },
    { type: 'radio', title: 'Finish', required: true, values: [{ title: 'Brass' }, { title: 'Steel', price: 216 }] },
  ],
};

/** Cheaper by quantity; prices are kept with tax and shown without it. */
const tube: SeedProduct = {
  ...toTexts('P-TUBE', 'Inner Tube', 'inner-tube', 6),
  categories: ['parts'],
  kind: {
    type: 'simple',
    price: { regular: 864 },
    tiers: [
      { quantity: 5, price: 756 },
      { quantity: 20, percent: 25 },
    ],
    stock: 500,
  },
};

/** A product of every type that is not simple, and one with customizable options. */
export const otherTypes: readonly SeedProduct[] = [trail, giftCard, manual, series, set, plate, tube];
