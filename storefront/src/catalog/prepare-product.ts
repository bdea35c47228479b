import type { LoadContext } from '../platform/navigation/load-context.ts';
import { createTextSanitizer, type TextSanitizer } from './create-text-sanitizer.ts';
import { fetchUnlistedProduct, type EntityAtPath } from './fetch-unlisted-product.ts';

/** What the loading of a product's page needs besides the product itself. */
export interface ProductPreparation {
  sanitizeTexts: TextSanitizer;
  fetchUnlistedProduct(): Promise<EntityAtPath>;
}

/** Prepares the loading of a product's page. No page needs it before it is left, hence it is loaded on demand. */
export async function prepareProduct(
  context: Pick<LoadContext, 'fetch' | 'intl' | 'layout' | 'pathname'>,
): Promise<ProductPreparation> {
  return {
    sanitizeTexts: await createTextSanitizer(context),
    fetchUnlistedProduct: () => fetchUnlistedProduct(context),
  };
}
