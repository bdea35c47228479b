import type { SeedProduct } from '../../backend/index.ts';

/** Group of customers that pays wholesale prices. */
export const wholesaleGroup = 'wholesale';

/** In percent of the regular price, by quantity. */
const reductions = [
  { quantity: 1, percent: 20, group: wholesaleGroup },
  { quantity: 10, percent: 25, group: wholesaleGroup },
];

const addTo = <Terms extends { tiers?: SeedTiers }>(terms: Terms): Terms => ({
  ...terms,
  tiers: [...(terms.tiers ?? []), ...reductions],
});

type SeedTiers = Extract<SeedProduct['kind'], { type: 'simple' }>['tiers'];

/** Adds wholesale prices to a product, for customers of that group alone. Bundles and grouped products have none. */
export function withWholesalePrices(product: SeedProduct): SeedProduct {
  const { kind } = product;
  switch (kind.type) {
    case 'bundle':
    case 'grouped':
      return product;
    case 'configurable':
      return { ...product, kind: { ...kind, variants: kind.variants.map(addTo) } };
    default:
      return { ...product, kind: addTo(kind) };
  }
}
