import type { SeedAttribute, SeedCategory, SeedProduct } from '../../seed/types.ts';

/** What the catalogue is filled from. */
export interface CatalogueSeed {
  readonly categories: readonly SeedCategory[];
  readonly attributes: readonly SeedAttribute[];
  readonly products: readonly SeedProduct[];
  /** By sku: attribute code to option value or values, for attributes that are not axes of the product. */
  readonly productAttributes: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}
