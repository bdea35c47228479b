import { findShippingMethod, listShippingMethods } from '../checkout/shipping-methods.ts';
import type { ShippingMethod } from '../checkout/shipping-methods.ts';
import type { Product } from '../catalog/index.ts';
import { payWithCredit } from '../credit/cart-credit.ts';
import type { RequestContext } from '../request-context.ts';
import type { Hundredths } from '../money.ts';
import type { SeedCoupon } from '../shop/offer-seed.ts';
import { findCartAddress } from './cart-address-repository.ts';
import type { CartAddressRecord } from './cart-address-repository.ts';
import { findFreeGift } from './free-gift.ts';
import { isVirtualLine, loadLines, getLinePrice } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import { updateCart } from './cart-repository.ts';
import type { CartRecord } from './cart-repository.ts';
import { countCouponUses, findCoupon } from './coupon-repository.ts';
import { couponIn, isCouponValid, unmetMinimum } from './coupon-rules.ts';
import { computeTotals, discountedGoodsValue, goodsValue } from './totals.ts';
import type { CartTotals, PricedLine } from './totals.ts';

/** Everything that is known about a cart at this moment. */
export interface CartState {
  record: CartRecord;
  lines: CartLine[];
  /** Whether it has lines and nothing in it is shipped. */
  isVirtual: boolean;
  shippingAddress: CartAddressRecord | undefined;
  billingAddress: CartAddressRecord | undefined;
  /** The coupon that counts; null without one, and while its conditions are not met. */
  coupon: SeedCoupon | null;
  /** Carriers for the shipping address; empty without address or goods. */
  shippingMethods: ShippingMethod[];
  /** The chosen one among them. */
  shippingMethod: ShippingMethod | undefined;
  totals: CartTotals;
  /** What the order gets for nothing. */
  freeGift: Product | undefined;
}

/** A place and a method to calculate with in place of the cart's own. */
export interface ShippingAssumption {
  countryCode: string;
  carrierCode?: string | undefined;
  methodCode?: string | undefined;
}

/** ISO date of today in the shop's time zone. */
function shopDate({ now, storeView }: RequestContext): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: storeView.timezone }).format(now());
}

/** Whether one more order may use the coupon. */
function hasUsesLeft(
  { database }: RequestContext,
  { code, usesPerCoupon, usesPerCustomer }: SeedCoupon,
  customerId: number | null,
): boolean {
  if (usesPerCoupon !== undefined && countCouponUses(database, code) >= usesPerCoupon) return false;
  return (
    usesPerCustomer === undefined ||
    customerId === null ||
    countCouponUses(database, code, customerId) < usesPerCustomer
  );
}

function validCoupon(
  context: RequestContext,
  { coupon_code: code, customer_id: customerId }: CartRecord,
  subtotal: Hundredths,
): SeedCoupon | null {
  const found = code === null ? undefined : findCoupon(context.database, code);
  const coupon = found && couponIn(found, context);
  return coupon && isCouponValid(coupon, subtotal, shopDate(context)) && hasUsesLeft(context, coupon, customerId)
    ? coupon
    : null;
}

/**
 * The value of goods that a code needs and the lines of a cart do not reach; null when something else keeps it from
 * being used.
 */
export function couponMinimum(
  context: RequestContext,
  { customer_id: customerId }: CartRecord,
  code: string,
  lines: readonly CartLine[],
): Hundredths | null {
  const found = findCoupon(context.database, code);
  const coupon = found && couponIn(found, context);
  if (!coupon || !hasUsesLeft(context, coupon, customerId)) return null;
  return unmetMinimum(coupon, goodsValue(lines.map((line) => getLinePrice(line, context))), shopDate(context));
}

function offer(
  context: RequestContext,
  prices: readonly PricedLine[],
  coupon: SeedCoupon | null,
  countryCode: string | undefined,
): ShippingMethod[] {
  if (countryCode === undefined || prices.length === 0) return [];
  return listShippingMethods({
    countryCode,
    goodsValue: discountedGoodsValue(prices, coupon),
    isFree: coupon?.effect.type === 'free-shipping',
    scope: context,
  });
}

/** Reads a cart and computes its amounts. */
export function loadCartState(context: RequestContext, record: CartRecord, assumption?: ShippingAssumption): CartState {
  const { database } = context;
  const lines = loadLines(context, record.id);
  const isVirtual = lines.length > 0 && lines.every(isVirtualLine);
  const prices = lines.map((line) => getLinePrice(line, context));
  const coupon = validCoupon(context, record, goodsValue(prices));
  const shippingAddress = findCartAddress(database, record.id, 'shipping');
  const shippingMethods = isVirtual
    ? []
    : offer(context, prices, coupon, assumption?.countryCode ?? shippingAddress?.country_code);
  const chosen = assumption
    ? { carrier: assumption.carrierCode, method: assumption.methodCode }
    : { carrier: record.carrier_code, method: record.method_code };
  const shippingMethod = findShippingMethod(shippingMethods, chosen.carrier ?? '', chosen.method ?? '');
  return {
    record,
    lines,
    isVirtual,
    shippingAddress,
    billingAddress: findCartAddress(database, record.id, 'billing'),
    coupon,
    shippingMethods,
    shippingMethod,
    totals: payWithCredit(
      context,
      record,
      computeTotals(prices, coupon, shippingMethod?.price ?? 0, context.storeView.settings.tax),
    ),
    freeGift: findFreeGift(context, lines, discountedGoodsValue(prices, coupon)),
  };
}

/** Takes a coupon whose conditions are no longer met, and a method that is no longer offered, off the cart. */
export function settleCart(context: RequestContext, cart: CartRecord): void {
  const { coupon, shippingMethod } = loadCartState(context, cart);
  const dropsCoupon = cart.coupon_code !== null && coupon === null;
  const dropsMethod = cart.carrier_code !== null && shippingMethod === undefined;
  if (!dropsCoupon && !dropsMethod) return;
  updateCart(
    context.database,
    cart.id,
    {
      ...(dropsCoupon && { coupon_code: null }),
      ...(dropsMethod && { carrier_code: null, method_code: null }),
    },
    context.now().toISOString(),
  );
}
