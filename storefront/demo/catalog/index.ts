import { getRating, type CatalogSeed } from '../../backend/index.ts';
import { attributes, ratingValues } from './attributes.ts';
import { categories } from './categories.ts';
import { englishProducts } from './locales/en/products/index.ts';
import { addReviews } from './reviews/add-reviews.ts';
import { productsOfOtherTypes } from './product-types.ts';
import type { ProductAttributeValues } from './products/build.ts';
import { entries } from './products/index.ts';
import { searchRules } from './search/search-rules.ts';
import type { Supplement } from './supplement.ts';
import { textAttributes } from './text-attributes.ts';
import { toSeedProduct } from './to-seed-product.ts';

function withTranslations(product: Supplement): Supplement {
  const en = englishProducts.get(product.sku);
  return en ? { ...product, translations: { en } } : product;
}

const reviewTexts = new Set<string>();

/** All products as their authors write them, with reviews and translations. */
export const products: Supplement[] = entries.map(({ product, form }) => addReviews(withTranslations(product), form, reviewTexts));

/** Values of filterable attributes by sku, for attributes that are not axes of the product. */
const productAttributes: Record<string, ProductAttributeValues> = Object.fromEntries(
  entries.map(({ product, attributeValues }, index) => {
    const ratings = ratingValues(getRating(products[index]?.reviews ?? []).average);
    return [product.sku, { ...attributeValues, ...(ratings.length > 0 && { customer_rating: ratings }) }];
  }),
);

/** Everything that the demo shop sells. */
export const catalog: CatalogSeed = {
  categories,
  attributes,
  textAttributes,
  products: [...products.map(toSeedProduct), ...productsOfOtherTypes],
  productAttributes,
  search: searchRules,
};
