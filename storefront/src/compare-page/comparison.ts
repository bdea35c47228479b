import { plainText } from '../content/index.ts';
import type { ResultOf } from '../commerce/index.ts';
import { toProductSummary, type ProductSummary } from '../products/index.ts';
import type { comparisonQuery } from './comparison-query.ts';
import { isNotAvailable } from './is-not-available.ts';

/** Compared product. */
export interface ComparedProduct {
  /** Number of the product. */
  id: string;
  product: ProductSummary;
}

/** Property of the compared products. */
export interface ComparedAttribute {
  code: string;
  label: string;
  /** In the order of the products; empty where a product has none. */
  values: readonly string[];
  /** Whether not all values are equal. */
  differs: boolean;
}

/** Products side by side. */
export interface Comparison {
  products: readonly ComparedProduct[];
  /** Number of products that cannot be shown. */
  hiddenCount: number;
  attributes: readonly ComparedAttribute[];
}

/**
 * Reads a list. Values are shown as text, since some are HTML of an editor, and properties that no product has are left
 * out.
 */
export function toComparison(response: ResultOf<typeof comparisonQuery.document>): Comparison {
  const listed = response.compareList?.items ?? [];
  const items = listed.flatMap((item) => {
    const product = item && toProductSummary(item.product);
    return product ? [{ id: item.uid, product, attributes: item.attributes }] : [];
  });
  const attributes = (response.compareList?.attributes ?? []).flatMap((attribute): ComparedAttribute[] => {
    if (!attribute) return [];
    const values = items.map((item) =>
      plainText(item.attributes.find((other) => other?.code === attribute.code)?.value ?? ''),
    );
    if (values.every(isNotAvailable)) return [];
    return [{ ...attribute, values, differs: new Set(values).size > 1 }];
  });
  return {
    products: items.map(({ id, product }) => ({ id, product })),
    hiddenCount: listed.length - items.length,
    attributes,
  };
}
