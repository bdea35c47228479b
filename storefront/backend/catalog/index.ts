export { findParent, findProductBySku, getTypeId, productTypenames } from './product/product.ts';
export type { Product, ProductTypename } from './product/product.ts';
export { findAxes, findVariantByUids, findVariants } from './product/variants.ts';
export type { Axis, Variant, VariantOption } from './product/variants.ts';
export {
  availableQuantity,
  findProductIdsOfUnit,
  isProductInStock,
  onStockChange,
  releaseStock,
  reserveStock,
} from './stock.ts';
export { catalogModule } from './catalog-module.ts';
