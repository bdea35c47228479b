/** The images of a product, in the order of its gallery. */
export const productViews = ['front', 'back', 'scene', 'detail'] as const;

/** Image of a product. */
export type ProductView = (typeof productViews)[number];

/** Returns the path of one image of a product, below the media folder `catalog/product`. */
export function productImagePath(sku: string, view: ProductView): string {
  return `/${sku.toLowerCase()}/${view}.jpg`;
}
