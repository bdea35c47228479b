import { getAttributeText, type ProductAttributes } from '../products/index.ts';

/**
 * Returns the attributes of a variant: those of its product in their order, with the values of the variant where it has
 * some, then those that only the variant has.
 */
export function mergeAttributes(product: ProductAttributes, variant: ProductAttributes): ProductAttributes {
  const own = new Map(
    (variant?.items ?? []).flatMap((item) => (item && getAttributeText(item)?.trim() ? [[item.code, item]] : [])),
  );
  const items = (product?.items ?? []).map((item) => {
    const value = item && own.get(item.code);
    if (item) own.delete(item.code);
    return value ?? item;
  });
  return { items: [...items, ...own.values()] };
}
