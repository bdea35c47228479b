import { CommerceError, type SendExclusive } from '../commerce/index.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { applyCouponMutation } from './cart-mutations.ts';
import { requireResult } from './cart-user-errors.ts';

/**
 * Applies a coupon. When the response to the first request is lost, Magento refuses the repeated one, because the cart
 * has a coupon: the cart decides.
 *
 * @throws CommerceError when the coupon is not in the cart
 */
export async function applyCoupon(send: SendExclusive, cartId: string, couponCode: string): Promise<void> {
  try {
    requireResult((await send(applyCouponMutation, { cartId, couponCode })).data.applyCouponToCart);
  } catch (error) {
    const isRefused = error instanceof CommerceError && error.kind === 'graphql';
    if (!isRefused || !(await hasCoupon(send, cartId, couponCode))) throw error;
  }
}

/** Returns whether the cart has the coupon; false when it cannot be read. Magento ignores upper and lower case. */
async function hasCoupon(send: SendExclusive, cartId: string, couponCode: string): Promise<boolean> {
  const result = await send(cartDetailsQuery, { cartId }).catch(() => null);
  const codes = result?.data.cart?.applied_coupons ?? [];
  return codes.some((coupon) => coupon?.code.toLowerCase() === couponCode.toLowerCase());
}
