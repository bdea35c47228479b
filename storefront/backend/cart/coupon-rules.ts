import type { Grosze, SeedCoupon } from '../seed/types.ts';

/** Whether a coupon's last day has passed. Both are ISO dates of the shop's time zone. */
function isExpired(coupon: SeedCoupon, today: string): boolean {
  return coupon.expiresOn !== undefined && coupon.expiresOn < today;
}

/**
 * Whether a coupon may be used today on goods of this value.
 * @param subtotal Gross value of the goods before discounts, in grosze.
 */
export function isCouponValid(coupon: SeedCoupon, subtotal: Grosze, today: string): boolean {
  return subtotal > 0 && !isExpired(coupon, today) && subtotal >= (coupon.minimumSubtotal ?? 0);
}

/** What a coupon takes off goods of this gross value, in grosze: at most the value itself. */
export function couponDiscount(coupon: SeedCoupon, subtotal: Grosze): Grosze {
  switch (coupon.effect.type) {
    case 'percent':
      return Math.min(subtotal, Math.round((subtotal * coupon.effect.percent) / 100));
    case 'fixed':
      return Math.min(subtotal, coupon.effect.amount);
    case 'free-shipping':
      return 0;
  }
}
