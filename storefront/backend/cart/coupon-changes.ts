import { CommerceError, inputError, tooManyRequests } from '../graphql-error.ts';
import { toMoney, type Hundredths } from '../money.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import type { RequestContext } from '../request-context.ts';
import { reloadCart } from './cart-access.ts';
import { updateCart } from './cart-repository.ts';
import type { CartRecord } from './cart-repository.ts';
import { finishChange } from './cart-changes.ts';
import { couponMinimum, loadCartState } from './cart-state.ts';

/**
 * Applies a coupon to a cart that has none.
 * @throws CommerceError graphql-input for an empty or already reduced cart, graphql-no-such-entity for a code that
 * does not exist, has expired, or asks for more than the cart holds, graphql-too-many-requests after too many such
 * codes.
 */
export function applyCoupon(context: RequestContext, cart: CartRecord, code: string): CartRecord {
  if (code.trim() === '') throw inputError('Required parameter "coupon_code" is missing');
  return context.database.transaction(() => {
    const before = loadCartState(context, cart);
    if (before.coupon) throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
    if (before.lines.length === 0) throw inputError('Cart does not contain products.');
    const attempt = beginAttempt(context, 'apply-coupon', cart.masked_id);
    if (!attempt) throw tooManyRequests('Too many coupon code requests, please try again later.');
    const at = context.now().toISOString();
    updateCart(context.database, cart.id, { coupon_code: code.trim() }, at);
    const { coupon } = loadCartState(context, reloadCart(context, cart));
    if (!coupon) throw invalidCoupon(context, couponMinimum(context, cart, code.trim(), before.lines));
    updateCart(context.database, cart.id, { coupon_code: coupon.code }, at);
    finishChange(context, reloadCart(context, cart));
    attempt.succeed();
    return reloadCart(context, cart);
  });
}

/**
 * Magento's error for a coupon. A minimum that the cart does not reach is added to the extensions, which Magento lacks.
 */
function invalidCoupon(context: RequestContext, minimum: Hundredths | null): CommerceError {
  return new CommerceError("The coupon code isn't valid. Verify the code and try again.", 'graphql-no-such-entity', {
    ...(minimum !== null && { minimum_subtotal: toMoney(minimum, context) }),
  });
}

/** Takes the coupon off a cart; a cart without one stays as it is. */
export function removeCoupon(context: RequestContext, cart: CartRecord): CartRecord {
  return context.database.transaction(() => {
    updateCart(context.database, cart.id, { coupon_code: null }, context.now().toISOString());
    finishChange(context, reloadCart(context, cart));
    return reloadCart(context, cart);
  });
}
