import { getPriceUnit } from '../platform/layout/get-price-unit.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { enteredPriceQuery, unlistedEnteredPriceQuery } from './entered-price-query.ts';
import { fileOptionsQuery, type FileOptions } from './file-options-query.ts';
import { findPriceFactor } from './find-price-factor.ts';
import { productOptionsQuery } from './product-options-query.ts';
import type { PurchaseOptions } from './purchase-option-types.ts';
import { hasFileOption, hasFixedPrice, toPurchaseOptions, type OptionsResponse } from './purchase-options.ts';
import { unlistedFileOptionsQuery, unlistedOptionsQuery } from './unlisted-options-queries.ts';

/** What options are fetched with. */
export interface OptionsContext {
  fetch: LoadContext['fetch'];
  layout: Parameters<typeof getPriceUnit>[0];
  /** Path of the product. */
  pathname: string;
}

/** Fetches what is chosen of a product; null when the backend has nothing to choose. */
export async function fetchPurchaseOptions(context: OptionsContext, sku: string): Promise<PurchaseOptions | null> {
  const { fetch, layout } = context;
  const listed = await fetch(productOptionsQuery, { sku });
  const isListed = (listed.products?.items ?? []).length > 0;
  const response = isListed ? listed : await fetchUnlistedOptions(context);
  const fetchFiles = () => (isListed ? fetch(fileOptionsQuery, { sku }) : fetchUnlistedFileOptions(context));
  const files = hasFileOption(response) ? await fetchFiles() : undefined;
  const { rate } = getPriceUnit(layout);
  // An error leaves the prices as entered, and the page as it is.
  const factor = hasFixedPrice(response, files)
    ? await fetchPriceFactor(context, { sku: isListed ? sku : null, rate }).catch(() => 1)
    : 1;
  return toPurchaseOptions(response, files, rate * factor);
}

async function fetchPriceFactor(
  { fetch, pathname }: OptionsContext,
  { sku, rate }: { sku: string | null; rate: number },
): Promise<number> {
  if (sku !== null) {
    const item = (await fetch(enteredPriceQuery, { sku })).products?.items?.[0];
    return item ? findPriceFactor(item, rate) : 1;
  }
  const { route } = await fetch(unlistedEnteredPriceQuery, { url: pathname });
  return route && 'price_range' in route ? findPriceFactor(route, rate) : 1;
}

async function fetchUnlistedOptions({ fetch, pathname }: OptionsContext): Promise<OptionsResponse> {
  const { route } = await fetch(unlistedOptionsQuery, { url: pathname });
  return { products: { items: route && 'price_range' in route ? [route] : [] } };
}

async function fetchUnlistedFileOptions({ fetch, pathname }: OptionsContext): Promise<FileOptions> {
  const { route } = await fetch(unlistedFileOptionsQuery, { url: pathname });
  return { products: { items: route && 'uid' in route ? [route] : [] } };
}
