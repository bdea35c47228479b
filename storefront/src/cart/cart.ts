import { decodeProductName, getShopPath, type ResultOf } from '../commerce/index.ts';
import { findPriceReduction, type PriceReduction } from '../price/index.ts';
import { getCartCount } from './cart-count.ts';
import { toCartAmount, type CartAmount } from './cart-amount.ts';
import { toFixedTaxes, type TaxedLine } from './fixed-taxes.ts';
import type { LineOption } from './line-option.ts';
import { toLineChoices } from './line-choices.ts';
import { getLineState, type LineState } from './line-state.ts';
import { getRegularTotal } from './regular-total.ts';
import type { cartDetailsQuery } from './cart-details-query.ts';
import type { unavailableLinesQuery } from './unavailable-lines-query.ts';

/** One line of the cart. */
export interface CartLine extends LineState, TaxedLine {
  uid: string;
  /** SKU of the product; of a configurable one the parent's. */
  sku: string;
  name: string;
  /** Path of its page; null for a product without one. */
  href: string | null;
  /** Address of the image; null without. */
  image: string | null;
  quantity: number;
  /** Chosen options, e.g. `Smak: malina`. */
  options: LineOption[];
  /** Whether the backend cannot say which options were chosen: the line cannot be put elsewhere. */
  hasUnknownOptions?: true;
  /** Whether it is a download. */
  isDownload?: true;
  /** Where its options can be changed: in the cart, or on the page of the product. Absent: nowhere. */
  editing?: 'dialog' | 'page';
  /** Price of the whole line, tax included; null when the backend says none. */
  total: CartAmount | null;
  /** Price of the whole line without tax; null when the backend says none. */
  totalExcludingTax: CartAmount | null;
  /**
   * What the price of the line, tax included, is reduced from by the catalog; `getShownReduction` decides whether the
   * store may announce it.
   */
  reduction: PriceReduction | null;
  /** Whether a mutation of the line has no response yet: its amounts are those of before. */
  isPending?: true;
  /** Whether the line is not in the cart of the backend yet. */
  isNew?: true;
}

/** How far a cart is from free delivery. */
export interface FreeShipping {
  isFree: boolean;
  /** Whether a coupon makes it so. */
  isByCoupon: boolean;
  /** Value of the goods from which delivery is free. */
  threshold: CartAmount;
  /** What is missing; 0 when delivery is free. */
  remaining: CartAmount;
}

/** A product that comes with the order for nothing. It is no line of the cart. */
export interface FreeGift {
  sku: string;
  name: string;
  /** Path of its page; null for a product without one. */
  href: string | null;
  /** Address of the image; null without. */
  image: string | null;
}

/** A cart as the shop shows it. All amounts come from the backend. */
export interface Cart {
  id: string;
  /** Number for the badge. */
  count: number;
  /** Whether nothing of it is shipped. */
  isVirtual: boolean;
  lines: CartLine[];
  /** Goods before discounts, tax included. */
  subtotal: CartAmount | null;
  discounts: { label: string; amount: CartAmount }[];
  /** Goods before discounts, without tax. */
  subtotalExcludingTax: CartAmount | null;
  /** Taxes in the total, each by its name. */
  taxes: { label: string; amount: CartAmount }[];
  /** Price of the chosen delivery; null until one is chosen. */
  shipping: { title: string; amount: CartAmount; excludingTax: CartAmount | null } | null;
  total: CartAmount | null;
  coupon: string | null;
  /** Null where the backend does not say. */
  freeShipping: FreeShipping | null;
  freeGift: FreeGift | null;
}

/**
 * An empty cart before anything is known. The currency is the specification's placeholder and is never shown.
 */
export const emptyCart: Cart = {
  id: '',
  count: 0,
  isVirtual: false,
  lines: [],
  subtotal: { minor: 0, currency: 'USD' },
  subtotalExcludingTax: null,
  taxes: [],
  discounts: [],
  shipping: null,
  total: null,
  coupon: null,
  freeShipping: null,
  freeGift: null,
};

export type CartResponse = NonNullable<ResultOf<typeof cartDetailsQuery.document>['cart']>;

/** Converts a cart. The client has removed lines that are null and reports them as notices. */
export function toCart(cart: CartResponse): Cart {
  const selected = cart.shipping_addresses[0]?.selected_shipping_method;
  const shipping = toCartAmount(selected?.amount);
  return {
    id: cart.id,
    count: getCartCount(cart),
    isVirtual: cart.is_virtual,
    lines: (cart.items ?? []).flatMap((item) => (item ? [toCartLine(item)] : [])),
    subtotal: toCartAmount(cart.prices?.subtotal_including_tax),
    subtotalExcludingTax: toCartAmount(cart.prices?.subtotal_excluding_tax),
    taxes: (cart.prices?.applied_taxes ?? []).flatMap((tax) => {
      const amount = toCartAmount(tax?.amount);
      return tax && amount ? [{ label: tax.label, amount }] : [];
    }),
    discounts: (cart.prices?.discounts ?? []).flatMap((discount) => {
      const amount = toCartAmount(discount?.amount);
      return discount && amount ? [{ label: discount.label, amount }] : [];
    }),
    shipping:
      selected && shipping
        ? {
            title: [selected.carrier_title, selected.method_title].filter(Boolean).join(' – '),
            amount: toCartAmount(selected.price_incl_tax) ?? shipping,
            excludingTax: toCartAmount(selected.price_excl_tax),
          }
        : null,
    total: toCartAmount(cart.prices?.grand_total),
    coupon: cart.applied_coupons?.[0]?.code ?? null,
    freeShipping: toFreeShipping(cart.free_shipping),
    freeGift: toFreeGift(cart.free_gift),
  };
}

function toFreeShipping(answer: CartResponse['free_shipping']): FreeShipping | null {
  const threshold = toCartAmount(answer?.threshold);
  const remaining = toCartAmount(answer?.remaining);
  return answer && threshold && remaining
    ? { isFree: answer.is_free, isByCoupon: answer.is_by_coupon, threshold, remaining }
    : null;
}

function toFreeGift(answer: CartResponse['free_gift']): FreeGift | null {
  if (!answer) return null;
  const { sku, name, thumbnail } = answer.product;
  return sku && name
    ? { sku, name: decodeProductName(name), href: getProductPath(answer.product), image: thumbnail?.url ?? null }
    : null;
}

type Product = Pick<NonNullable<CartResponse['free_gift']>['product'], 'url_key' | 'url_suffix' | 'url_rewrites'>;

/** Magento rewrites no URL to a product that is not visible individually, e.g. one that is sold in a group only. */
function getProductPath({ url_key: key, url_suffix: suffix, url_rewrites: rewrites }: Product): string | null {
  return rewrites?.length === 0 ? null : getShopPath(key, suffix);
}

type Item = NonNullable<NonNullable<CartResponse['items']>[number]>;

function toCartLine(item: Item): CartLine {
  const configurable = item.__typename === 'ConfigurableCartItem' ? item : null;
  const total = toCartAmount(item.prices?.row_total_including_tax);
  return {
    uid: item.uid,
    sku: item.product.sku ?? '',
    name: decodeProductName(item.product.name ?? ''),
    href: getProductPath(item.product),
    image: configurable?.configured_variant.thumbnail?.url ?? item.product.thumbnail?.url ?? null,
    quantity: item.quantity,
    options: toLineChoices(item),
    ...(item.__typename === 'DownloadableCartItem' && { isDownload: true }),
    ...getEditing(item),
    ...getLineState(item),
    total,
    totalExcludingTax: toCartAmount(item.prices?.row_total),
    ...toFixedTaxes(item.prices?.fixed_product_taxes, item.quantity),
    reduction:
      total &&
      findPriceReduction({
        current: total,
        regular: getRegularTotal(item.prices ?? null),
        lowest30Days: readLowest30Days(
          (configurable?.configured_variant ?? item.product).lowest_price_30_days,
          item.quantity,
        ),
      }),
  };
}

/** A file that was chosen cannot be sent again, so that such a line stays as it is. */
function getEditing(item: Item): Pick<CartLine, 'editing'> {
  const custom = 'customizable_options' in item ? item.customizable_options : [];
  if (custom.some((option) => option?.type === 'file')) return {};
  const isComposed = 'bundle_options' in item || 'links' in item;
  if (isComposed || custom.length > 0) return { editing: 'page' };
  return item.__typename === 'ConfigurableCartItem' ? { editing: 'dialog' } : {};
}

/** Lowest price of 30 days of a whole line; null when unknown, undefined when the backend has no such field. */
function readLowest30Days(price: Parameters<typeof toCartAmount>[0], quantity: number): CartAmount | null | undefined {
  if (price === undefined) return undefined;
  const amount = toCartAmount(price);
  return amount && { ...amount, minor: Math.round(amount.minor * quantity) };
}

type UnavailableLinesResponse = ResultOf<typeof unavailableLinesQuery.document>;

/** @param item - Undefined when the backend failed to read what was chosen. */
function readChoices(
  item: Parameters<typeof toLineChoices>[0] | undefined,
): Pick<CartLine, 'options' | 'hasUnknownOptions'> {
  return item ? { options: toLineChoices(item) } : { options: [], hasUnknownOptions: true };
}

/** The cart with the lines that ran out: they stay to be seen, and to be taken out. */
export function addUnavailableLines(cart: Cart, answer: UnavailableLinesResponse): Cart {
  const known = new Set(cart.lines.map(({ uid }) => uid));
  const choices = new Map(
    (answer.cart?.choices?.items ?? []).flatMap((item) => (item ? [[item.uid, item] as const] : [])),
  );
  const missing = (answer.cart?.itemsV2?.items ?? []).flatMap((item): CartLine[] =>
    item && !known.has(item.uid)
      ? [
          {
            uid: item.uid,
            sku: item.product.sku ?? '',
            name: decodeProductName(item.product.name ?? ''),
            href: getProductPath(item.product),
            image: item.product.thumbnail?.url ?? null,
            quantity: item.quantity,
            ...readChoices(choices.get(item.uid)),
            total: null,
            totalExcludingTax: null,
            reduction: null,
            available: false,
            soldOut: true,
            problems: item.not_available_message ? [item.not_available_message] : [],
          },
        ]
      : [],
  );
  return missing.length > 0 ? { ...cart, lines: [...cart.lines, ...missing] } : cart;
}
