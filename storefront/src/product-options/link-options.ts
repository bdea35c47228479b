import { toMinorUnits } from '../i18n/index.ts';
import { byOrder, plainValue, type OptionsProduct } from './options-product.ts';
import type { PurchaseOption } from './purchase-option-types.ts';

/** Name of the option that stands for the links of a download; they have none of their own. */
const linksUid = 'links';

/**
 * Returns the address of a link's sample. Magento gives every link an address of its own pages, which leads to nothing
 * where the link has no sample, and nothing in the response tells these apart: only others are taken.
 */
const toSampleUrl = (url: string | null): string | null =>
  url && !url.includes('/downloadable/download/linkSample/') ? url : null;

/**
 * Returns the links of a download as an option where they are bought separately; none for other products.
 *
 * @param rate - Exchange rate of the base currency, in which Magento names their prices.
 */
export function toLinkOptions(item: OptionsProduct, rate: number): PurchaseOption[] {
  if (item.__typename !== 'DownloadableProduct' || item.links_purchased_separately !== 1) return [];
  return [
    {
      uid: linksUid,
      label: item.links_title ?? '',
      required: true,
      input: 'checkbox',
      price: 0,
      maxLength: null,
      values: [...(item.downloadable_product_links ?? [])].sort(byOrder).flatMap((link) =>
        link
          ? [
              {
                ...plainValue,
                uid: link.uid,
                label: link.title ?? '',
                price: toMinorUnits((link.price ?? 0) * rate),
                sampleUrl: toSampleUrl(link.sample_url),
              },
            ]
          : [],
      ),
      canChangeQuantity: false,
    },
  ];
}
