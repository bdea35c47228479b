/** What names a product: its SKU, or its URL key in the store view. */
export type ProductParams = { sku: string } | { urlKey: string };
