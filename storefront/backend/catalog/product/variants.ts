import { integer, nullable, defineRow, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import type { StoreView } from '../../store/store-view.ts';
import { decodeConfigurableValueUid } from '../../uid.ts';
import { attributeLabel, optionLabel } from '../attribute/attribute-label.ts';
import { findChildren } from './product.ts';
import type { Product } from './product.ts';

/** An attribute in which the variants of a configurable product differ. */
export interface Axis {
  readonly attributeId: number;
  readonly code: string;
  readonly label: string;
  readonly position: number;
}

/** The value that a variant has on an axis. */
export interface VariantOption {
  readonly attributeId: number;
  readonly attributeCode: string;
  readonly attributeLabel: string;
  readonly optionId: number;
  readonly optionValue: string;
  readonly optionLabel: string;
  /** Color of its swatch, `#rrggbb`; null without. */
  readonly color: string | null;
}

/** Returns the labels of a choice in the language of a store view. */
export function getOptionLabels(
  option: VariantOption,
  storeView: Pick<StoreView, 'texts'>,
): { attribute: string; value: string } {
  const { attributeCode, attributeLabel: label, optionValue, optionLabel: storedValue } = option;
  return {
    attribute: attributeLabel({ code: attributeCode, label }, storeView),
    value: optionLabel(attributeCode, { value: optionValue, label: storedValue }, storeView),
  };
}

/** A variant with its values in the order of the axes. */
export interface Variant {
  readonly product: Product;
  readonly options: readonly VariantOption[];
}

const axisRow = defineRow<Axis>({ attributeId: integer, code: text, label: text, position: integer });

const optionRow = defineRow<VariantOption & { readonly productId: number }>({
  productId: integer,
  attributeId: integer,
  attributeCode: text,
  attributeLabel: text,
  optionId: integer,
  optionValue: text,
  optionLabel: text,
  color: nullable(text),
});

/** Axes of a configurable product in the order of choosing; empty for other products. */
export function findAxes(database: Database, productId: number): Axis[] {
  return database.all(
    axisRow,
    `SELECT attribute.id AS attributeId, attribute.code, attribute.label, product_axis.position
     FROM product_axis JOIN attribute ON attribute.id = product_axis.attribute_id
     WHERE product_axis.product_id = ? ORDER BY product_axis.position`,
    [productId],
  );
}

function findVariantOptions(database: Database, parentId: number): ReadonlyMap<number, VariantOption[]> {
  const rows = database.all(
    optionRow,
    `SELECT product.id AS productId, attribute.id AS attributeId, attribute.code AS attributeCode,
       attribute.label AS attributeLabel, attribute_option.id AS optionId, attribute_option.value AS optionValue, attribute_option.label AS optionLabel, option_swatch.color
     FROM product
     JOIN product_axis ON product_axis.product_id = product.parent_id
     JOIN attribute ON attribute.id = product_axis.attribute_id
     JOIN product_option ON product_option.product_id = product.id AND product_option.attribute_id = attribute.id
     JOIN attribute_option ON attribute_option.id = product_option.option_id
     LEFT JOIN option_swatch ON option_swatch.option_id = attribute_option.id
     WHERE product.parent_id = ? ORDER BY product_axis.position`,
    [parentId],
  );
  const byProduct = new Map<number, VariantOption[]>();
  for (const { productId, ...option } of rows) byProduct.set(productId, [...(byProduct.get(productId) ?? []), option]);
  return byProduct;
}

/** Variants of a configurable product in the merchant's order; empty for other products. */
export function findVariants(database: Database, parentId: number): Variant[] {
  const options = findVariantOptions(database, parentId);
  return findChildren(database, parentId).map((product) => ({ product, options: options.get(product.id) ?? [] }));
}

/**
 * The variant that has all the values.
 *
 * @param uids Value uids as sent in `selected_options`.
 * @returns undefined while an axis is open, or when a uid is none of this product's values.
 */
export function findVariantByUids(database: Database, parentId: number, uids: readonly string[]): Variant | undefined {
  const axes = findAxes(database, parentId);
  const values = uids.map(decodeConfigurableValueUid).filter((value) => value !== null);
  const chosen = new Map(values.map(({ attributeId, optionId }) => [attributeId, optionId]));
  if (chosen.size !== uids.length || chosen.size !== axes.length) return undefined;
  return findVariants(database, parentId).find(({ options }) =>
    options.every(({ attributeId, optionId }) => chosen.get(attributeId) === optionId),
  );
}
