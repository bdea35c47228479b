import type { SeedImage, SeedPrice, SeedProduct } from '../../../storefront/backend/index.ts';
import { otherTypes } from './other-types.ts';
import { specialTerms } from './special-terms.ts';
import catalog from './catalog.json' with { type: 'json' };

/** A row of the merchant's list, as JSON. */
interface Row {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly categories: readonly string[];
  /** In cents, including tax. */
  readonly price: number;
  readonly sale?: number;
  /** Last day of the sale, as an ISO date. Default: none. */
  readonly saleTo?: string;
  readonly material: string;
  /** HTML. Default: none. */
  readonly sole?: string;
  readonly short: string;
  readonly description: string;
}

const toPrice = ({ price, sale, saleTo }: Row): SeedPrice => ({
  regular: price,
  ...(sale !== undefined && { sale, lowest30Days: sale }),
  ...(saleTo !== undefined && { saleTo }),
});

const toImages = (kind: string, color: string): SeedImage[] => [{ file: `/${kind}/${color}.jpg` }];

const toTexts = (row: Row, index: number): Omit<SeedProduct, 'kind' | 'images'> => ({
  sku: row.sku,
  name: row.name,
  urlKey: row.urlKey,
  categories: row.categories,
  shortDescription: row.short,
  description: row.description,
  texts: { material: row.material, ...(row.sole !== undefined && { sole: row.sole }) },
  addedOn: `2026-0${(index % 9) + 1}-15`,
  popularity: 100 - index,
});

const shoes = catalog.shoes.map(
  (row, index): SeedProduct => ({
    ...toTexts(row, index),
    images: toImages('shoe', row.colors[0] ?? 'schwarz'),
    kind: {
      type: 'configurable',
      attributes: ['color', 'size'],
      variants: row.colors.flatMap((color) =>
        row.sizes.map((size) => ({
          sku: `${row.sku}-${color}-${size}`,
          options: { color, size },
          price: toPrice(row),
          stock: 100,
          images: toImages('shoe', color),
        })),
      ),
    },
  }),
);

const lamps = catalog.lamps.map(
  (row, index): SeedProduct => ({
    ...toTexts(row, index),
    images: toImages('lamp', row.color),
    kind: { type: 'simple', price: toPrice(row), stock: 100 },
  }),
);

/** Everything that the merchant sells: shoes in colors and sizes, lamps, and products of other types. */
export const products: readonly SeedProduct[] = [...shoes, ...lamps, ...otherTypes, ...specialTerms];
