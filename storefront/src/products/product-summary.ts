import { decodeProductName, getShopPath, type ResultOf } from '../commerce/index.ts';
import { toMinorUnits } from '../i18n/index.ts';
import { findPriceReduction, type PriceReduction } from '../price/index.ts';
import type { priceFields, productCardsQuery, productSummaryFields } from './product-card-operations.ts';
import type { ProductAttribute } from './product-attributes.ts';

/** An amount of money in the smallest unit of its currency. */
export interface Amount {
  /** Integer, e.g. grosze. */
  minor: number;
  /** ISO 4217 code. */
  currency: string;
}

/** A price of one unit of the content, e.g. 0,67 zł per capsule. */
export interface UnitPrice {
  price: Amount;
  /** How many units the price is for, e.g. 100 (g). */
  amount: number;
  /** Code of the unit, e.g. `capsule`, `ml`, `g`. */
  unit: string;
}

/** Prices of a product as the shop shows them. */
export interface ProductPrice {
  current: Amount;
  /** What the price is reduced from; `getShownReduction` decides whether the store may announce it. */
  reduction: PriceReduction | null;
  unit: UnitPrice | null;
  /** True when variants cost more. */
  from: boolean;
  /** Whether the product is not shipped. Default `false`. */
  isVirtual?: boolean;
}

/** A product as a list shows it. */
export interface ProductSummary {
  uid: string;
  sku: string;
  name: string;
  /** Form and content, e.g. `60 kapsułek`. */
  subtitle: string | null;
  /** Short description as plain text. Absent unless the list shows it. */
  description?: string;
  /** Path of its page. */
  href: string;
  /** Address of its image; null without. */
  image: string | null;
  inStock: boolean;
  /** True when something has to be chosen before it can be bought. */
  configurable: boolean;
  /** True when its page offers customizable options, or it is a bundle, a group, a download or a gift card. */
  hasPurchaseOptions: boolean;
  rating: ProductRating | null;
  price: ProductPrice | null;
}

export interface ProductRating {
  /** 1 to 5. */
  average: number;
  count: number;
}

type SummaryResponse = ResultOf<typeof productSummaryFields>;
type PriceResponse = ResultOf<typeof priceFields>;

/** Whether products of a type are gift cards: those of Adobe Commerce, or of an extension. */
export const isGiftCard = (typename: string): boolean => /giftcard/i.test(typename);

/** Whether the shopper chooses parts or the amount of products of a type on their page. */
const isComposed = (typename: string): boolean =>
  /^(?:Bundle|Grouped|Downloadable)Product$/.test(typename) || isGiftCard(typename);

/**
 * Reads one product of a list; null when the answer lacks what a card cannot do without.
 *
 * @param ownPath - Path of its page, for a product without a URL key. Default: it must have one.
 */
export function toProductSummary(item: SummaryResponse, ownPath?: string): ProductSummary | null {
  const href = item.url_key ? getShopPath(item.url_key, item.url_suffix) : ownPath;
  if (!item.uid || !item.sku || !href) return null;
  const options = ('options' in item ? item.options : null) ?? [];
  const composed = isComposed(item.__typename);
  const configurable = composed || item.__typename === 'ConfigurableProduct';
  const inStock = item.stock_status !== 'OUT_OF_STOCK';
  const price = toProductPrice(item, item.listing);
  return {
    uid: item.uid,
    sku: item.sku,
    name: decodeProductName(item.name || item.sku),
    subtitle: getAttribute(item.listing, 'subtitle'),
    href,
    image: item.small_image?.url ?? null,
    inStock,
    configurable: configurable || options.some((option) => option?.required),
    hasPurchaseOptions: composed || options.length > 0,
    rating: toRating(item.rating_summary, item.review_count),
    // Magento counts the variants and parts in stock alone: without any, it has no price, and sends 0. So it does for gift
    // cards, whose amounts are no prices.
    price: price?.current.minor === 0 && (isGiftCard(item.__typename) || (configurable && !inStock)) ? null : price,
  };
}

/** The products of a list, without those that cannot be read. */
export function toProductSummaries(answer: ResultOf<typeof productCardsQuery.document>): ProductSummary[] {
  return (answer.products?.items ?? []).flatMap((item) => {
    const summary = item && toProductSummary(item);
    return summary ? [summary] : [];
  });
}

/** Reads Magento's decimal amount into the smallest unit, rounding off what is below it. */
export function toMoney(money: { value?: number | null; currency?: string | null } | null | undefined): Amount | null {
  if (typeof money?.value !== 'number' || !Number.isFinite(money.value) || !money.currency) return null;
  return { minor: toMinorUnits(money.value), currency: money.currency };
}

/** Mean and number of ratings; Magento's summary is a percentage. Null without ratings. */
export function toRating(summary: number | null | undefined, count: number | null | undefined): ProductRating | null {
  return summary && count ? { average: Math.round(summary / 2) / 10, count } : null;
}

type AttributeResponse =
  | { code: string }
  | { code: string; value: string }
  | { code: string; selected_options: readonly ({ label: string } | null)[] };

/** Values of a product's attributes as the backend sends them. */
export type ProductAttributes = { items?: readonly (AttributeResponse | null)[] | null } | null | undefined;

/**
 * Text of an attribute, or the labels of what is chosen in it; null without. `manufacturer` is the brand in stock
 * Magento.
 */
export function getAttribute(attributes: ProductAttributes, code: ProductAttribute | 'manufacturer'): string | null {
  const attribute = attributes?.items?.find((item) => item?.code === code);
  return attribute ? getAttributeText(attribute) : null;
}

/** Text of an attribute's value, or the labels of its chosen options joined by commas; null without. */
export function getAttributeText(attribute: AttributeResponse): string | null {
  if ('value' in attribute) return attribute.value || null;
  if ('selected_options' in attribute)
    return attribute.selected_options.flatMap((option) => option?.label ?? []).join(', ') || null;
  return null;
}

/**
 * Reads the prices of a product or a variant; null without a price.
 *
 * @param attributes with its unit, for a backend without unit prices. Default: none
 */
export function toProductPrice(item: PriceResponse, attributes?: ProductAttributes): ProductPrice | null {
  const { minimum_price: minimum, maximum_price: maximum } = item.price_range;
  const current = toMoney(minimum.final_price);
  if (!current) return null;
  const { lowest_price_30_days: lowest } = item;
  const most = toMoney(maximum?.final_price);
  return {
    current,
    reduction: findPriceReduction({
      current,
      regular: toMoney(minimum.regular_price),
      lowest30Days: lowest === undefined ? undefined : toMoney(lowest),
    }),
    unit: toUnitPrice(item.unit_price) ?? calculateUnitPrice(current, attributes),
    from: most !== null && most.minor > current.minor,
    ...(isVirtual(item) && { isVirtual: true }),
  };
}

function calculateUnitPrice({ minor, currency }: Amount, attributes: ProductAttributes): UnitPrice | null {
  const quantity = Number(getAttribute(attributes, 'unit_price_quantity')?.replace(',', '.'));
  const unit = getAttribute(attributes, 'unit_price_unit');
  return quantity > 0 && unit ? { price: { minor: Math.round(minor / quantity), currency }, amount: 1, unit } : null;
}

const isVirtual = (item: object): boolean =>
  '__typename' in item && /^(?:Virtual|Downloadable)Product$/.test(String(item.__typename));

function toUnitPrice(unit: PriceResponse['unit_price']): UnitPrice | null {
  const price = toMoney(unit?.price);
  return price && unit?.amount && unit.unit ? { price, amount: unit.amount, unit: unit.unit } : null;
}
