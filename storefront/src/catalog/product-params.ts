/** What names a product: its SKU, or its URL key in the store view. */
export type ProductParams = { sku: string } | { urlKey: string };

/** Returns Magento's `ProductAttributeFilterInput` for a product. */
export function toProductFilter(params: ProductParams) {
  return 'sku' in params ? { sku: { eq: params.sku } } : { url_key: { eq: params.urlKey } };
}
