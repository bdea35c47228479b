import type { LoadContext } from '../platform/navigation/load-context.ts';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import { createTextSanitizer } from './create-text-sanitizer.ts';
import { fetchUnlistedProduct } from './fetch-unlisted-product.ts';
import { toProductDetails, type ProductDetails } from './product-details.ts';
import { productQuery } from './product-operations.ts';
import { toProductFilter, type ProductParams } from './product-params.ts';

/** A product whose page is loaded. */
export interface LoadedProduct {
  /** As the backend has it: its texts are unsafe HTML. */
  raw: ProductDetails;
  /** With safe texts, without those in which editors use Page Builder. */
  product: ProductDetails;
}

/**
 * Loads a product with safe texts. A page that was rendered on the server does not need it, hence it is loaded on demand.
 *
 * @throws PageNotFoundError where the backend has no product
 */
export async function loadProduct(
  params: ProductParams,
  context: Pick<LoadContext, 'fetch' | 'intl' | 'layout' | 'pathname'>,
): Promise<LoadedProduct> {
  const sanitizeTexts = createTextSanitizer(context);
  const answer = await context.fetch(productQuery, { filter: toProductFilter(params) });
  const item =
    answer.products?.items?.[0] ??
    // A guessed URL key may be that of no product; a SKU is what the backend has for this path.
    ('sku' in params ? await fetchUnlistedProduct(context) : null);
  const raw = toProductDetails(item, context.pathname);
  if (!item || !('sku' in item) || !raw) throw new PageNotFoundError();
  const variants = (item.__typename === 'ConfigurableProduct' ? item.variants : null) ?? [];
  const product = await sanitizeTexts(raw, {
    product: item.custom_attributesV2,
    variants: new Map(
      variants.flatMap((variant) => (variant?.product?.sku ? [[variant.product.sku, variant.product.visible]] : [])),
    ),
  });
  return { raw, product };
}
