import { allowsGiftMessages } from '../../gift-message/allows-gift-messages.ts';
import type { FieldResolver, Resolvers } from '../../module.ts';
import { toMoney } from '../../money.ts';
import { catalogPriceIn, enteredPrice } from './catalog-price.ts';
import type { RequestContext } from '../../request-context.ts';
import { redirectCode } from '../../route/routed.ts';
import type { Routed } from '../../route/routed.ts';
import type { StoreView } from '../../store/store-view.ts';
import { ownPath } from '../../store/url-keys.ts';
import { encodeUid } from '../../uid.ts';
import { attributeValues, type AttributeValue } from '../attribute/attribute-values.ts';
import type { AttributeFilter } from '../attribute/usage.ts';
import { findCategoriesOfProduct } from '../category/category.ts';
import { categorySource } from '../category/category-source.ts';
import { availableQuantity, isProductInStock, LOW_STOCK_THRESHOLD } from '../stock.ts';
import { getTaxPercent } from './tax-percent.ts';
import { getUrlSuffix, productPath } from '../url.ts';
import { mainImage, mediaGallery, mediaGalleryEntries } from './gallery.ts';
import { customOptionSources } from './custom-option-sources.ts';
import { getPriceEnds } from './price-ends.ts';
import { priceRange } from './price-range.ts';
import { priceTiers } from './price-tiers.ts';
import { findRelated, findUpsell, getTypeId, productTypenames } from './product.ts';
import type { Product } from './product.ts';
import { getProductTexts } from './product-texts.ts';
import { getSaleTerms } from './sale-terms.ts';
import { unitPrice } from './unit-price.ts';

const NEW_FOR_DAYS = 60;
const DAY = 86_400_000;
const MAX_SALE_QUANTITY = 10_000;

function newUntil({ addedOn }: Product): string {
  return new Date(Date.parse(addedOn) + NEW_FOR_DAYS * DAY).toISOString().slice(0, 10);
}

function inStock(product: Product, { database }: RequestContext): boolean {
  return product.visible ? isProductInStock(database, product.id) : availableQuantity(database, product.sku) > 0;
}

function onlyLeft(product: Product, { database }: RequestContext): number | null {
  if (['ConfigurableProduct', 'BundleProduct', 'GroupedProduct'].includes(product.__typename)) return null;
  const left = availableQuantity(database, product.sku);
  return left > 0 && left <= LOW_STOCK_THRESHOLD ? left : null;
}

const getPath = ({ urlKey }: Product, { storeView }: RequestContext): string => productPath(storeView, urlKey);

/** A date as Magento stores it: midnight of a day in the time zone of the store. */
const toSpecialDate = (day: string | undefined): string | null => (day === undefined ? null : `${day} 00:00:00`);

/** A field that Magento has and this shop leaves empty. */
const none = (): null => null;

const isEnabled = ({ sku }: Product, { disabledProducts = [] }: StoreView): boolean => !disabledProducts.includes(sku);

const getRelated = ({ id }: Product, _: unknown, { database, storeView }: RequestContext): Product[] =>
  findRelated(database, id).filter((product) => isEnabled(product, storeView));

const unpricedTypes = new Set<Product['__typename']>(['ConfigurableProduct', 'BundleProduct', 'GroupedProduct']);

const priceUsage: Readonly<Record<string, boolean>> = {
  is_filterable: true,
  is_searchable: true,
  used_in_product_listing: true,
};

/** Magento's attribute `price`: as entered, in the base currency. */
function priceAttribute(
  { __typename, regularPrice }: Product,
  filters: AttributeFilter | null | undefined,
  context: RequestContext,
): AttributeValue[] {
  const isWanted = Object.entries(filters ?? {}).every(([use, wanted]) => wanted === (priceUsage[use] ?? false));
  if (!isWanted || unpricedTypes.has(__typename)) return [];
  const value = (enteredPrice(regularPrice, context) / 100).toFixed(6);
  return [{ __typename: 'AttributeValue', code: 'price', value }];
}

/** Fields of every product type. */
const productFields: Readonly<Record<string, FieldResolver>> = {
  uid: ({ id }: Product) => encodeUid(id),
  type_id: getTypeId,
  attribute_set_id: () => 4,
  name: (product: Product, _: unknown, context: RequestContext) => getProductTexts(product, context).name,
  description: (product: Product, _: unknown, context: RequestContext) => ({
    html: getProductTexts(product, context).description,
  }),
  short_description: (product: Product, _: unknown, context: RequestContext) => ({
    html: getProductTexts(product, context).shortDescription,
  }),
  url_key: ({ urlKey }: Product, _: unknown, { storeView }: RequestContext) => ownPath(storeView, urlKey),
  url_suffix: (_: Product, __: unknown, { storeView }: RequestContext) => getUrlSuffix(storeView, 'product'),
  url_path: none,
  url_rewrites: (product: Product, _: unknown, context: RequestContext) =>
    product.visible ? [{ url: getPath(product, context), parameters: [] }] : [],
  canonical_url: (product: Product, _: unknown, context: RequestContext) =>
    product.visible ? getPath(product, context) : null,
  relative_url: (product: Product & Routed, _: unknown, context: RequestContext) =>
    product.relative_url ?? getPath(product, context),
  redirect_code: redirectCode,
  type: () => 'PRODUCT',
  categories: ({ id }: Product, _: unknown, { database }: RequestContext) =>
    findCategoriesOfProduct(database, id).map(categorySource),

  image: (product: Product, _: unknown, context: RequestContext) => mainImage(product, context),
  small_image: (product: Product, _: unknown, context: RequestContext) => mainImage(product, context),
  thumbnail: (product: Product, _: unknown, context: RequestContext) => mainImage(product, context),
  swatch_image: none,
  media_gallery: (product: Product, _: unknown, context: RequestContext) => mediaGallery(product, context),
  media_gallery_entries: (product: Product, _: unknown, context: RequestContext) =>
    mediaGalleryEntries(product, context),

  price_range: (product: Product, _: unknown, context: RequestContext) => priceRange(product, context),
  price_tiers: (product: Product, _: unknown, context: RequestContext) => priceTiers(product, context),
  special_price: ({ sku, regularPrice, finalPrice }: Product, _: unknown, context: RequestContext) =>
    finalPrice < regularPrice ? catalogPriceIn(finalPrice, context, getTaxPercent(context, sku)) / 100 : null,
  special_from_date: ({ sku }: Product, _: unknown, { shop }: RequestContext) =>
    toSpecialDate(getSaleTerms(shop, sku)?.price.saleFrom),
  special_to_date: ({ sku }: Product, _: unknown, { shop }: RequestContext) =>
    toSpecialDate(getSaleTerms(shop, sku)?.price.saleTo),
  lowest_price_30_days: ({ sku, lowestPrice }: Product, _: unknown, context: RequestContext) =>
    lowestPrice === null ? null : toMoney(catalogPriceIn(lowestPrice, context, getTaxPercent(context, sku)), context),
  unit_price: (product: Product, _: unknown, context: RequestContext) =>
    unitPrice(
      getPriceEnds(product, context).cheapest.final,
      { amount: product.contentAmount, unit: product.contentUnit },
      context,
      getTaxPercent(context, product.sku),
    ),

  stock_status: (product: Product, _: unknown, context: RequestContext) =>
    inStock(product, context) ? 'IN_STOCK' : 'OUT_OF_STOCK',
  only_x_left_in_stock: (product: Product, _: unknown, context: RequestContext) => onlyLeft(product, context),
  quantity: none,
  min_sale_qty: ({ sku }: Product, _: unknown, { shop }: RequestContext) =>
    getSaleTerms(shop, sku)?.quantityRules?.min ?? 1,
  max_sale_qty: ({ sku }: Product, _: unknown, { shop }: RequestContext) =>
    getSaleTerms(shop, sku)?.quantityRules?.max ?? MAX_SALE_QUANTITY,

  rating_summary: ({ ratingAverage }: Product) => Math.round(ratingAverage * 20),
  review_count: ({ ratingCount }: Product) => ratingCount,

  related_products: getRelated,
  upsell_products: ({ id }: Product, _: unknown, { database, storeView }: RequestContext) =>
    findUpsell(database, id).filter((product) => isEnabled(product, storeView)),
  // The same products are recommended in the cart.
  crosssell_products: getRelated,
  product_links: (product: Product, _: unknown, context: RequestContext) =>
    getRelated(product, _, context).map((linked, position) => ({
      __typename: 'ProductLinks',
      sku: product.sku,
      link_type: 'related',
      linked_product_sku: linked.sku,
      linked_product_type: getTypeId(linked),
      position,
    })),

  custom_attributesV2: (
    product: Product,
    { filters }: { filters?: AttributeFilter | null },
    context: RequestContext,
  ) => ({
    items: [...attributeValues(context, product.id, filters), ...priceAttribute(product, filters, context)],
    errors: [],
  }),

  meta_title(product: Product, _: unknown, context: RequestContext) {
    const { name, subtitle } = getProductTexts(product, context);
    return subtitle === '' ? name : `${name}, ${subtitle}`;
  },
  meta_description: (product: Product, _: unknown, context: RequestContext) =>
    getProductTexts(product, context).shortDescription,
  meta_keyword: none,
  new_from_date: ({ addedOn }: Product) => `${addedOn} 00:00:00`,
  new_to_date: (product: Product) => `${newUntil(product)} 00:00:00`,
  country_of_manufacture: none,
  gift_message_available: ({ __typename }: Product, _: unknown, context: RequestContext) =>
    __typename !== 'VirtualProduct' && __typename !== 'DownloadableProduct' && allowsGiftMessages(context, 'items'),
  options_container: none,
  created_at: ({ addedOn }: Product) => `${addedOn} 00:00:00`,
  updated_at: ({ addedOn }: Product) => `${addedOn} 00:00:00`,
};

const customOptions = (product: Product, _: unknown, context: RequestContext) => customOptionSources(product, context);

/** Resolvers of the product types, without what only some of them have. */
export const productResolvers: Resolvers = Object.fromEntries(
  Object.values(productTypenames).map((typename) => [
    typename,
    {
      ...productFields,
      ...(typename !== 'VirtualProduct' && typename !== 'DownloadableProduct' && { weight: none }),
      ...(typename !== 'GroupedProduct' && { options: customOptions }),
    },
  ]),
);
