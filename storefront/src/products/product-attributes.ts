/**
 * Codes of the attributes that products are shown with besides those of stock Magento. What a product or the whole
 * backend lacks is left out of its page. `subtitle` is on cards, too, for which Magento has to use it in product
 * listings.
 */
export const productAttributes = [
  'subtitle',
  'brand',
  'legal_name',
  'delivery_time',
  'daily_portion',
  'composition',
  'ingredients',
  'dosage',
  'warnings',
  'storage',
  'producer',
  'questions',
  'premium_content',
  'tintup',
] as const;

/**
 * Codes of the attributes that a price of a unit is calculated from: how many units a product contains, and the unit.
 * Magento has to use both in product listings.
 */
const unitPriceAttributes = ['unit_price_quantity', 'unit_price_unit'] as const;

export type ProductAttribute = (typeof productAttributes | typeof unitPriceAttributes)[number];

const codes: ReadonlySet<string> = new Set([...productAttributes, ...unitPriceAttributes]);

/** Codes that other merchants give to a property to choose from, such as the storage of a phone. */
const textAttributes: ReadonlySet<string> = new Set<ProductAttribute>([
  'daily_portion',
  'composition',
  'ingredients',
  'dosage',
  'warnings',
  'storage',
  'producer',
  'questions',
]);

/**
 * Returns whether a product is shown with an attribute at a place of its own. The brand has none in words.
 *
 * @param isText - Whether it is a text or HTML, no selection, number or date.
 */
export const isProductAttribute = (code: string, isText: boolean): boolean =>
  codes.has(code) && code !== 'brand' && (isText || !textAttributes.has(code));
