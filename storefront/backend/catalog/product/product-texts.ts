import { defineRow, text } from '../../database/index.ts';
import type { RequestContext } from '../../request-context.ts';
import { getViewLanguage } from '../../store/view-language.ts';
import type { Product } from './product.ts';

/** Texts of a product that differ between languages; see {@link Product}. */
export type ProductTexts = Pick<Product, 'name' | 'subtitle' | 'description' | 'shortDescription'>;

const textsRow = defineRow<ProductTexts>({ name: text, subtitle: text, description: text, shortDescription: text });

/** Returns the texts of a product in the language of a store view; the stored ones when there is no translation. */
export function getProductTexts(
  product: Product,
  { database, storeView }: Pick<RequestContext, 'database' | 'storeView'>,
): ProductTexts {
  if (storeView.isDefault) return product;
  const translated = database.get(
    textsRow,
    `SELECT name, subtitle, description, short_description AS shortDescription FROM product_translation
     WHERE language = ? AND product_id = ?`,
    [getViewLanguage(storeView), product.id],
  );
  return translated ?? product;
}
