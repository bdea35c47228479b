import { emptyCart, type Cart } from './cart.ts';
import type { CartAmount } from './cart-amount.ts';
import { noEstimate, type ShippingEstimate } from './estimate-shipping.ts';
import type { AddedToCart, CartMutation, MutationState } from './mutation-state.ts';
import type { CartReading } from './use-cart.ts';

/** Whether a recommended product was put into the cart, and which. */
export type UpsellState =
  | { isSuccess: true; successfulProductSku: string }
  | { isSuccess: false; successfulProductSku: null };

/** Whether the order gets a product for nothing, and which. */
export type FreeGiftState = { success: true; sku: string; name: string } | { success: false; sku: null; name: null };

/** Amounts of the summary, all from the backend. */
export type PriceSummaryData = Pick<Cart, 'subtotal' | 'discounts' | 'taxes' | 'shipping' | 'total'>;

/** Cart as known to this tab. */
export interface CartState {
  cartId: string | null;
  details: Cart;
  isLoading: boolean;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  /** Shipping methods with their estimated prices. */
  shippingMethods: readonly ShippingEstimate[];
  addItemError: unknown;
  updateItemError: unknown;
  removeItemError: unknown;
  getCartError: unknown;
  getDetailsError: unknown;
  isFreeShipping: boolean;
  couponCodeApplied: string | null;
  isFreeShippingCoupon: boolean;
  addedToCartData: AddedToCart | null;
  upsell: UpsellState;
  freeGift: FreeGiftState;
  placeOrderButtonClicked: boolean;
  /** Price of the selected shipping method; null until one is selected. */
  shippingValue: CartAmount | null;
  priceSummaryData: PriceSummaryData;
  /** The first of the estimates; the placeholder before any result. */
  estimateShipping: ShippingEstimate;
}

/** Sources of the cart state. */
export interface CartStateSources {
  cartId: string | null;
  /** The cart in the SWR cache. */
  reading: Pick<CartReading, 'cart' | 'loading' | 'error'>;
  mutations: MutationState;
  /** Estimated shipping methods of the cart. */
  estimates: readonly ShippingEstimate[];
  /** SKUs of the recommended products. Default: none. */
  recommended?: readonly string[];
}

/** Returns the state of the cart, which is always derived and never stored. */
export function getCartState({
  cartId,
  reading: { cart, loading, error },
  mutations: { pending, errors, added },
  estimates,
  recommended = [],
}: CartStateSources): CartState {
  const details = cart ?? emptyCart;
  const { coupon, discounts, freeGift, freeShipping, shipping, subtotal, taxes, total } = details;
  const isPending = (...kinds: CartMutation['kind'][]) => pending.some(({ kind }) => kinds.includes(kind));
  return {
    cartId,
    details,
    isLoading: loading || isPending('reset'),
    isAddingItem: isPending('add'),
    isUpdatingItem: isPending('update', 'replace', 'remove'),
    shippingMethods: estimates,
    addItemError: errors.add,
    updateItemError: errors.update ?? errors.replace,
    removeItemError: errors.remove,
    getCartError: errors.create,
    getDetailsError: error,
    isFreeShipping: freeShipping?.isFree ?? shipping?.amount.minor === 0,
    couponCodeApplied: coupon,
    // If the backend does not say, a coupon without a discount while shipping is free is a coupon for free shipping.
    isFreeShippingCoupon:
      freeShipping?.isByCoupon ?? (coupon !== null && discounts.length === 0 && shipping?.amount.minor === 0),
    addedToCartData: added,
    upsell:
      added && recommended.includes(added.sku)
        ? { isSuccess: true, successfulProductSku: added.sku }
        : { isSuccess: false, successfulProductSku: null },
    freeGift: freeGift
      ? { success: true, sku: freeGift.sku, name: freeGift.name }
      : { success: false, sku: null, name: null },
    placeOrderButtonClicked: isPending('placeOrder'),
    shippingValue: shipping?.amount ?? null,
    priceSummaryData: { subtotal, discounts, taxes, shipping, total },
    estimateShipping: estimates[0] ?? noEstimate,
  };
}
