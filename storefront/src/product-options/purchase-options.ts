import type { ResultOf } from '../commerce/index.ts';
import { isGiftCard, toProductPrice } from '../products/index.ts';
import { toBundleOptions } from './bundle-options.ts';
import { getBundlePrice } from './bundle-price.ts';
import { toCustomOptions } from './custom-options.ts';
import type { FileOptions } from './file-options-query.ts';
import { toGroupItems } from './to-group-items.ts';
import { toLinkOptions } from './link-options.ts';
import { byOrder, type OptionsProduct } from './options-product.ts';
import type { productOptionsQuery } from './product-options-query.ts';
import type { OptionInput, PurchaseOptions } from './purchase-option-types.ts';

/** Response with what is chosen of a product. */
export type OptionsResponse = ResultOf<typeof productOptionsQuery.document>;

/** Returns whether a product has an option of type file. */
export const hasFileOption = (response: OptionsResponse): boolean => {
  const item = response.products?.items?.[0];
  const options = item && 'options' in item ? (item.options ?? []) : [];
  return options.some((option) => option?.__typename === 'CustomizableFileOption');
};

/**
 * Returns whether customizable options or links of a product have amounts, which Magento names as they were entered. The
 * prices of a bundle tell of its tax themselves.
 */
export function hasFixedPrice(response: OptionsResponse, files?: FileOptions): boolean {
  const isBundle = response.products?.items?.[0]?.__typename === 'BundleProduct';
  const options = (!isBundle && toPurchaseOptions(response, files)?.options) || [];
  return options
    .flatMap((option) => [option, ...option.values])
    .some(({ price, percent }) => price !== 0 && percent === undefined);
}

/**
 * Returns what is chosen of a product; null when the backend has no product with this SKU or it has no price.
 *
 * @param files - What its options of type file take. Default: unknown, none can be chosen.
 * @param rate - What leads from an amount of an option as Magento names it to the amount as shown: Magento converts the
 *   price of the product and shows it with or without tax, but not what options add to it. Default: 1.
 */
export function toPurchaseOptions(response: OptionsResponse, files?: FileOptions, rate = 1): PurchaseOptions | null {
  const item = response.products?.items?.[0];
  const price = item && toProductPrice(item);
  if (!price) return null;
  const { minor } = price.current;
  const bundlePrice =
    item.__typename === 'BundleProduct'
      ? getBundlePrice(item, rate, files)
      : { base: minor, regularBase: minor, paidShare: 1, rate };
  const basePrice = bundlePrice.base;
  return {
    ...(isGiftCard(item.__typename) && { isGiftCard: true }),
    basePrice,
    currency: price.current.currency,
    options: [
      ...toBundleOptions(item, bundlePrice),
      ...toLinkOptions(item, rate),
      ...toCustomOptions(item, { basePrice, rate: bundlePrice.rate }, files),
    ],
    items: toGroupItems(item),
    partUids: getPartUids(item),
    samples:
      item.__typename === 'DownloadableProduct'
        ? [...(item.downloadable_product_samples ?? [])]
            .sort(byOrder)
            .flatMap((sample) =>
              sample?.title && sample.sample_url ? [{ title: sample.title, url: sample.sample_url }] : [],
            )
        : [],
  };
}

function getPartUids(item: OptionsProduct): string[] {
  const parts = [
    ...(item.__typename === 'BundleProduct' ? (item.bundle ?? []).flatMap((option) => option?.options ?? []) : []),
    ...(item.__typename === 'GroupedProduct' ? (item.group ?? []) : []),
  ];
  return [...new Set(parts.flatMap((part) => part?.product?.uid ?? []))];
}

const isSelected = (input: OptionInput) => input === 'select' || input === 'radio' || input === 'checkbox';

/** Why a product can only be ordered by message: it is a gift card, or requires a file that cannot be sent here. */
type MessageBarrier = 'gift-card' | 'file';

/** Returns why a product cannot be bought here, null where it can: every part must be in stock. */
export function getPurchaseBarrier(purchase: PurchaseOptions): MessageBarrier | 'stock' | null {
  const { options, items } = purchase;
  if (purchase.isGiftCard) return 'gift-card';
  if (options.some(({ input, required }) => input === 'file' && required)) return 'file';
  const isMissing = options.some(
    ({ required, input, values }) => required && isSelected(input) && values.every(({ inStock }) => !inStock),
  );
  const isGroupMissing = items.length > 0 && items.every(({ inStock, needsChoice }) => !inStock || needsChoice);
  return isMissing || isGroupMissing ? 'stock' : null;
}
