import { sumIn } from '../money.ts';
import type { Hundredths, PriceScope } from '../money.ts';
import type { SeedCoupon } from '../shop/offer-seed.ts';

/** Whether a coupon's last day has passed. Both are ISO dates of the shop's time zone. */
function isExpired(coupon: SeedCoupon, today: string): boolean {
  return coupon.expiresOn !== undefined && coupon.expiresOn < today;
}

/**
 * A coupon whose limit and fixed discount are in the scope's currency, and its label in the language of the store view.
 */
export function couponIn(coupon: SeedCoupon, scope: PriceScope): SeedCoupon {
  const { code, effect, minimumSubtotal } = coupon;
  const label = scope.storeView.texts?.coupons?.[code];
  return {
    ...coupon,
    ...(label !== undefined && { label }),
    ...(effect.type === 'fixed' && { effect: { ...effect, amount: sumIn(effect.amount, scope) } }),
    ...(minimumSubtotal !== undefined && { minimumSubtotal: sumIn(minimumSubtotal, scope) }),
  };
}

/**
 * Whether a coupon may be used today on goods of this value.
 * @param subtotal Gross value of the goods before discounts, in hundredths of the currency.
 */
export function isCouponValid(coupon: SeedCoupon, subtotal: Hundredths, today: string): boolean {
  return subtotal > 0 && !isExpired(coupon, today) && subtotal >= (coupon.minimumSubtotal ?? 0);
}

/**
 * Returns the value of goods that a coupon needs and the cart does not reach; null when something else keeps it from
 * being used.
 * @param subtotal Gross value of the goods before discounts, in hundredths of the currency.
 */
export function unmetMinimum(coupon: SeedCoupon, subtotal: Hundredths, today: string): Hundredths | null {
  const { minimumSubtotal } = coupon;
  return minimumSubtotal !== undefined && subtotal < minimumSubtotal && !isExpired(coupon, today)
    ? minimumSubtotal
    : null;
}

/** What a coupon takes off goods of this gross value, in hundredths of the currency: at most the value itself. */
export function couponDiscount(coupon: SeedCoupon, subtotal: Hundredths): Hundredths {
  switch (coupon.effect.type) {
    case 'percent':
      return Math.min(subtotal, Math.round((subtotal * coupon.effect.percent) / 100));
    case 'fixed':
      return Math.min(subtotal, coupon.effect.amount);
    case 'free-shipping':
      return 0;
  }
}
