import { findAttributes } from '../catalog/attribute/attribute.ts';
import { attributeValues, type AttributeValue } from '../catalog/attribute/attribute-values.ts';
import { findProductBySku } from '../catalog/index.ts';
import { attributeLabel } from '../catalog/attribute/attribute-label.ts';
import { matchesUsage } from '../catalog/attribute/usage.ts';
import type { RequestContext } from '../request-context.ts';
import { listCompareSkus, type CompareListRecord } from './compare-repository.ts';

/** What Magento says of an attribute that a product does not have. */
const NOT_AVAILABLE = 'N/A';

const getWords = (value: AttributeValue | undefined): string => {
  if (value === undefined) return NOT_AVAILABLE;
  return value.__typename === 'AttributeValue'
    ? value.value
    : value.selected_options.map(({ label }) => label).join(', ');
};

/**
 * Source object of `CompareList`: its products, and all comparable attributes of their attribute set, also those that
 * none of them has a value for.
 */
export function compareListSource(context: RequestContext, { id, uid }: CompareListRecord) {
  const { database, storeView } = context;
  const products = listCompareSkus(database, id)
    .map((sku) => findProductBySku(database, sku))
    .filter((product) => product !== undefined);
  const values = new Map(
    products.map((product) => [product.id, attributeValues(context, product.id, { is_comparable: true })]),
  );
  const comparable = products.length > 0 ? findAttributes(database) : [];
  const attributes = comparable
    .filter((attribute) => matchesUsage(attribute, { is_comparable: true }))
    .map(({ code, label }) => ({ code, label: attributeLabel({ code, label }, storeView) }));
  return {
    uid,
    item_count: products.length,
    attributes,
    items: products.map((product) => ({
      uid: String(product.id),
      product,
      attributes: attributes.map(({ code }) => ({
        code,
        value: getWords(values.get(product.id)?.find((value) => value.code === code)),
      })),
    })),
  };
}
