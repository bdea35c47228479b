/**
 * Codes of the attributes that products are shown with besides those of stock Magento, each a text or HTML. What a
 * product or the whole backend lacks is left out of its page. `subtitle` is on cards, too, for which Magento has to
 * use it in product listings.
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

export type ProductAttribute = (typeof productAttributes)[number];

const codes: ReadonlySet<string> = new Set(productAttributes);

/** Whether a product is shown with an attribute at a place of its own. */
export const isProductAttribute = (code: string): boolean => codes.has(code);
