import { getShopPath, toConfigurableOptions, type ProductOption, type ResultOf } from '../commerce/index.ts';
import type { PurchaseOptions } from '../product-options/index.ts';
import { hasProductVideos, type ProductVideo } from '../product-videos/index.ts';
import { toProductReviews, type ProductReview } from '../review/index.ts';
import type { SaleTermsBySku } from '../sale-terms/index.ts';
import type { EntityAtPath } from './fetch-unlisted-product.ts';
import type { productQuery } from './product-operations.ts';
import {
  getAttribute,
  toProductPrice,
  toProductSummary,
  type ProductPrice,
  type ProductSummary,
  type ProductAttribute,
} from '../products/index.ts';
import type { CategoryLink } from './category.ts';
import { getDifferentFacts, toFactTexts, type FactLabels, type FactTexts } from './fact-texts.ts';

/** A picture of the gallery. */
export interface ProductImage {
  src: string;
  /** Alternative text; empty when the backend has none. */
  alt: string;
}

/** One purchasable combination of option values. */
export interface ProductVariant {
  sku: string;
  /** Value uid by option code. */
  values: Record<string, string>;
  inStock: boolean;
  /** Pieces left when there are few; null otherwise. */
  fewLeft: number | null;
  price: ProductPrice | null;
  pictures: ProductImage[];
  subtitle: string | null;
  /**
   * Facts in which it differs from the product, by the attributes that Magento shows on product pages; the others are
   * the product's.
   */
  facts: FactTexts;
}

/** The page of a brand and its picture. */
export interface BrandMark {
  name: string;
  href: string;
  image: string;
}

/** A product as its page shows it. */
export interface ProductDetails extends ProductSummary {
  /** What is chosen of it besides the variant; null when there is nothing. */
  purchase: PurchaseOptions | null;
  /** Terms of it and its variants by SKU; null when it is sold by its price alone. */
  terms: SaleTermsBySku | null;
  metaTitle: string | null;
  metaDescription: string | null;
  /** Its brand, or its manufacturer without one; null without both. */
  brand: string | null;
  /** The category of its brand, where that has a picture; null without. */
  brandMark: BrandMark | null;
  /** Unsafe HTML from the backend. */
  shortDescription: string;
  /** Unsafe HTML from the backend. */
  description: string;
  pictures: ProductImage[];
  /** Whether its gallery has videos, which are fetched apart. */
  hasVideos: boolean;
  videos: ProductVideo[];
  /** Pieces left when there are few; null otherwise. */
  fewLeft: number | null;
  /** From the top category to the one that the product stands in. */
  trail: CategoryLink[];
  options: ProductOption[];
  variants: ProductVariant[];
  facts: FactTexts;
  /** Default: none is known. */
  factLabels?: FactLabels;
  reviews: ProductReview[];
  related: ProductSummary[];
  /** What else may interest: the merchant's up-sells. */
  recommended: ProductSummary[];
  /** Page Builder content of the merchant; unsafe HTML, null when absent. */
  premiumContent: string | null;
  /** Markup of a social wall; unsafe HTML, null when absent. */
  socialWall: string | null;
}

type Answer = Pick<ResultOf<typeof productQuery.document>, 'products'>;
type Item = NonNullable<NonNullable<NonNullable<Answer['products']>['items']>[number]>;

/**
 * Reads a product; null when it lacks what the page cannot do without.
 *
 * @param item - What the backend lists under a SKU, or has at a path: perhaps nothing, or no product.
 * @param pathname - Path of its page, for a product without a URL key.
 */
export function toProductDetails(item: Item | EntityAtPath | undefined, pathname?: string): ProductDetails | null {
  if (!item || !('sku' in item)) return null;
  const summary = toProductSummary(item, pathname);
  if (!summary) return null;
  const attribute = (code: ProductAttribute) => getAttribute(item.custom_attributesV2, code);
  const facts = toFactTexts(item.custom_attributesV2);
  return {
    ...summary,
    purchase: null,
    terms: null,
    metaTitle: item.meta_title || null,
    metaDescription: item.meta_description || null,
    brand: attribute('brand') ?? getAttribute(item.custom_attributesV2, 'manufacturer'),
    brandMark: readBrandMark(item.categories, attribute('brand')),
    shortDescription: item.short_description?.html ?? '',
    description: item.description?.html ?? '',
    pictures: toProductImages(item.media_gallery),
    hasVideos: hasProductVideos(item.media_gallery),
    videos: [],
    fewLeft: item.only_x_left_in_stock ?? null,
    trail: readTrail(item.categories),
    options: item.__typename === 'ConfigurableProduct' ? toConfigurableOptions(item.configurable_options) : [],
    variants: item.__typename === 'ConfigurableProduct' ? readVariants(item.variants, facts) : [],
    facts,
    reviews: toProductReviews(item.reviews.items),
    related: readLinked(item.related_products),
    recommended: readLinked(item.upsell_products),
    premiumContent: attribute('premium_content'),
    socialWall: attribute('tintup'),
  };
}

function readLinked(items: Item['related_products']): ProductSummary[] {
  return (items ?? []).flatMap((item) => {
    const product = item && toProductSummary(item);
    return product ? [product] : [];
  });
}

/** Pictures of a gallery in their order, without films and hidden ones. */
export function toProductImages(gallery: Item['media_gallery']): ProductImage[] {
  return (gallery ?? [])
    .filter((entry) => entry?.__typename === 'ProductImage' && !entry.disabled)
    .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .flatMap((entry) => (entry?.url ? [{ src: entry.url, alt: entry.label ?? '' }] : []));
}

type ConfigurableItem = Extract<Item, { __typename: 'ConfigurableProduct' }>;

function readVariants(variants: ConfigurableItem['variants'], facts: FactTexts): ProductVariant[] {
  return (variants ?? []).flatMap((variant) => {
    const product = variant?.product;
    if (!product?.sku) return [];
    return [
      {
        sku: product.sku,
        values: Object.fromEntries(
          (variant?.attributes ?? []).flatMap((value) => (value?.code ? [[value.code, value.uid]] : [])),
        ),
        inStock: product.stock_status !== 'OUT_OF_STOCK',
        fewLeft: product.only_x_left_in_stock ?? null,
        price: toProductPrice(product, product.listing),
        pictures: toProductImages(product.media_gallery),
        subtitle: getAttribute(product.listing, 'subtitle'),
        facts: getDifferentFacts(toFactTexts(product.visible), facts),
      },
    ];
  });
}

// Magento knows no brands: merchants have an attribute for the name and a category for the rest.
function readBrandMark(categories: Item['categories'], brand: string | null): BrandMark | null {
  const name = brand?.trim().toLowerCase();
  const category = name ? categories?.find((candidate) => candidate?.name?.trim().toLowerCase() === name) : null;
  if (!category?.name || !category.url_path || !category.image) return null;
  return {
    name: category.name,
    href: getShopPath(category.url_path, category.url_suffix ?? ''),
    image: category.image,
  };
}

// The deepest category says most about where the product stands.
function readTrail(categories: Item['categories']): CategoryLink[] {
  const deepest = [...(categories ?? [])].sort(
    (a, b) => (b?.breadcrumbs?.length ?? 0) - (a?.breadcrumbs?.length ?? 0),
  )[0];
  if (!deepest?.uid || !deepest.name || !deepest.url_path) return [];
  const suffix = deepest.url_suffix ?? '';
  const ancestors = (deepest.breadcrumbs ?? []).flatMap((crumb) =>
    crumb?.category_name && crumb.category_url_path
      ? [
          {
            uid: crumb.category_url_path,
            name: crumb.category_name,
            href: getShopPath(crumb.category_url_path, suffix),
          },
        ]
      : [],
  );
  return [...ancestors, { uid: deepest.uid, name: deepest.name, href: getShopPath(deepest.url_path, suffix) }];
}
