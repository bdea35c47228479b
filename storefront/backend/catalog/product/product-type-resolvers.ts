import type { Resolvers } from '../../module.ts';
import { enteredPrice } from './catalog-price.ts';
import type { RequestContext } from '../../request-context.ts';
import { getBundleBase } from './bundle-amounts.ts';
import { getGroupParts } from './group-parts.ts';
import { priceRange } from './price-range.ts';
import { findProductBySku } from './product.ts';
import type { Product } from './product.ts';
import { getProductTexts } from './product-texts.ts';
import { getBundleOptions, getDownloadLinks, getSeedProduct, getTitle, isDynamicBundle } from './purchase-options.ts';
import type { DownloadLink } from './purchase-options.ts';

function bundleItems(product: Product, context: RequestContext): unknown[] {
  const isDynamic = isDynamicBundle(product, context);
  return getBundleOptions(product, context).map((option, index) => ({
    uid: option.uid,
    option_id: option.id,
    title: option.title,
    required: option.required,
    type: option.type,
    position: index + 1,
    sku: product.sku,
    price_range: priceRange(product, context),
    options: option.selections.map((selection, position) => ({
      uid: selection.uid,
      id: selection.id,
      label: getProductTexts(selection.product, context).name,
      qty: selection.quantity,
      quantity: selection.quantity,
      position: position + 1,
      is_default: selection.isDefault,
      price: selection.percent ?? enteredPrice(selection.price.regular, context) / 100,
      price_type: selection.percent === undefined ? (isDynamic ? 'DYNAMIC' : 'FIXED') : 'PERCENT',
      can_change_quantity: selection.canChangeQuantity,
      product: selection.product,
    })),
  }));
}

/** Source of DownloadableProductLinks. */
export function linkSource(link: DownloadLink, context: RequestContext, index = 0): Record<string, unknown> {
  return {
    uid: link.uid,
    id: link.id,
    title: link.title,
    sort_order: index + 1,
    price: enteredPrice(link.price, context) / 100,
    // Whether there is a sample or not.
    sample_url: `${context.publicUrl}/downloadable/download/linkSample/link_id/${link.id}/`,
    sample_file: null,
    sample_type: null,
    link_type: 'URL',
    is_shareable: false,
    number_of_downloads: link.downloads,
  };
}

function samples({ sku }: Product, { shop, storeView }: RequestContext): unknown[] {
  const kind = getSeedProduct(shop, sku)?.kind;
  return (kind?.type === 'downloadable' ? (kind.samples ?? []) : []).map((sample, index) => ({
    id: index + 1,
    title: getTitle(sample, storeView),
    sort_order: index + 1,
    sample_url: sample.url,
    sample_file: null,
    sample_type: 'URL',
  }));
}

function groupedItems({ sku }: Product, context: RequestContext): unknown[] {
  const { database } = context;
  return (getGroupParts(sku, context) ?? []).map((item, index) => ({
    product: findProductBySku(database, item.sku) ?? null,
    qty: item.quantity ?? 0,
    position: index + 1,
  }));
}

function downloadableKind({ sku }: Product, { shop }: RequestContext) {
  const kind = getSeedProduct(shop, sku)?.kind;
  return kind?.type === 'downloadable' ? kind : null;
}

/** What only bundles, groups and downloadable products have. */
export const productTypeResolvers: Resolvers = {
  BundleProduct: {
    items: (product: Product, _: unknown, context: RequestContext) => bundleItems(product, context),
    dynamic_price: (product: Product, _: unknown, context: RequestContext) => isDynamicBundle(product, context),
    dynamic_sku: () => false,
    dynamic_weight: () => true,
    price_view: () => 'PRICE_RANGE',
    ship_bundle_items: () => 'TOGETHER',
    price_details(product: Product, _: unknown, context: RequestContext) {
      const kind = getSeedProduct(context.shop, product.sku)?.kind;
      const { regular, final } = kind?.type === 'bundle' ? getBundleBase(kind) : { regular: 0, final: 0 };
      return {
        main_price: enteredPrice(regular, context) / 100,
        main_final_price: enteredPrice(final, context) / 100,
        discount_percentage: regular > 0 ? 100 - (final * 100) / regular : 0,
      };
    },
  },
  GroupedProduct: {
    items: (product: Product, _: unknown, context: RequestContext) => groupedItems(product, context),
  },
  DownloadableProduct: {
    links_title(product: Product, _: unknown, context: RequestContext) {
      const kind = downloadableKind(product, context);
      return kind && getTitle(kind.linksTitle, context.storeView);
    },
    links_purchased_separately: (product: Product, _: unknown, context: RequestContext) =>
      downloadableKind(product, context)?.separately ? 1 : 0,
    downloadable_product_links: (product: Product, _: unknown, context: RequestContext) =>
      getDownloadLinks(product, context).map((link, index) => linkSource(link, context, index)),
    downloadable_product_samples: (product: Product, _: unknown, context: RequestContext) => samples(product, context),
  },
};
