import type { PackDesign, Substance } from '../catalog/supplement.ts';

/** What the drawings need to know about a product. */
export interface MediaProduct {
  pack: PackDesign;
  composition: readonly Substance[];
  /** Name on the shelf, e.g. `Witamina D3 + K2`. */
  name: string;
  /** Form and content, e.g. `krople, 30 ml`. */
  subtitle: string;
  /** Written small above the title of the label. */
  brand?: string;
}

/** Finds a product by its SKU in lower case; null when there is none. */
export type MediaLookup = (sku: string) => MediaProduct | null;
