import { inputError, noSuchEntity } from '../graphql-error.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { findCartForUser, reloadCart } from './cart-access.ts';
import { addProducts, changeQuantities, removeItem } from './cart-changes.ts';
import type { ItemReference, QuantityRequest } from './cart-changes.ts';
import { assignToCustomer, mergeCarts } from './cart-merge.ts';
import { cartSource } from './cart-source.ts';
import { applyCoupon, removeCoupon } from './coupon-changes.ts';
import type { ProductRequest } from './product-choice.ts';
import { toUserError } from './user-errors.ts';

/** Input of the older mutations that add products. */
export interface OlderAddInput<Item> {
  cart_id: string;
  cart_items: readonly (Item | null)[];
}

interface ConfigurableItem {
  data: ProductRequest;
  parent_sku?: string | null;
  variant_sku?: string | null;
}

const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);

/** The variant may stand in `variant_sku`, the parent's sku in either place. */
function configurableRequest({ data, parent_sku, variant_sku }: ConfigurableItem): ProductRequest {
  return { ...data, sku: variant_sku ?? data.sku, parent_sku: parent_sku ?? data.parent_sku ?? null };
}

/** The older mutations add all products or none, and refuse with a GraphQL error. */
export function addOrThrow(context: RequestContext, cartId: string, requests: readonly ProductRequest[]) {
  if (requests.length === 0) throw inputError('Required parameter "cart_items" is missing');
  return context.database.transaction(() => {
    const cart = findCartForUser(context, cartId);
    const refusals = addProducts(context, cart, requests);
    const index = refusals.findIndex((refusal) => refusal !== null);
    const refusal = refusals[index];
    if (refusal) {
      const sku = requests[index]?.sku ?? '';
      throw inputError(`Could not add the product with SKU ${sku} to the shopping cart: ${refusal.message}`);
    }
    return { cart: cartSource(context, reloadCart(context, cart)) };
  });
}

/** Changing what is in a cart. */
export const changeResolvers: Resolvers = {
  Mutation: {
    addProductsToCart(
      _: unknown,
      args: { cartId: string; cartItems: readonly ProductRequest[] },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, args.cartId, 'Required parameter "cartId" is missing');
      const refusals = present(addProducts(context, cart, args.cartItems));
      return { cart: cartSource(context, reloadCart(context, cart)), user_errors: refusals.map(toUserError) };
    },

    addSimpleProductsToCart: (
      _: unknown,
      { input }: { input: OlderAddInput<{ data: ProductRequest }> },
      context: RequestContext,
    ) =>
      addOrThrow(
        context,
        input.cart_id,
        present(input.cart_items).map(({ data }) => data),
      ),

    addConfigurableProductsToCart: (
      _: unknown,
      { input }: { input: OlderAddInput<ConfigurableItem> },
      context: RequestContext,
    ) => addOrThrow(context, input.cart_id, present(input.cart_items).map(configurableRequest)),

    updateCartItems(
      _: unknown,
      { input }: { input: { cart_id: string; cart_items: readonly (QuantityRequest | null)[] } },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, input.cart_id, 'Required parameter "cart_id" is missing.');
      const requests = present(input.cart_items);
      if (requests.length === 0) throw inputError('Required parameter "cart_items" is missing.');
      if (requests.some((request) => request.cart_item_uid == null && request.cart_item_id == null)) {
        throw inputError('Required parameter "cart_item_uid" for "cart_items" is missing.');
      }
      const errors = changeQuantities(context, cart, requests);
      return { cart: cartSource(context, reloadCart(context, cart)), errors };
    },

    removeItemFromCart(_: unknown, { input }: { input: { cart_id: string } & ItemReference }, context: RequestContext) {
      const cart = findCartForUser(context, input.cart_id, 'Required parameter "cart_id" is missing.');
      if (input.cart_item_uid == null && input.cart_item_id == null) {
        throw inputError('Required parameter "cart_item_uid" is missing.');
      }
      if (!removeItem(context, cart, input)) throw noSuchEntity("The cart doesn't contain the item");
      return { cart: cartSource(context, reloadCart(context, cart)) };
    },

    mergeCarts(
      _: unknown,
      args: { source_cart_id: string; destination_cart_id?: string | null },
      context: RequestContext,
    ) {
      const customerId = requireCustomerId(context);
      const merged = mergeCarts(context, customerId, args.source_cart_id, args.destination_cart_id ?? undefined);
      return cartSource(context, merged);
    },

    assignCustomerToGuestCart(_: unknown, args: { cart_id: string }, context: RequestContext) {
      return cartSource(context, assignToCustomer(context, requireCustomerId(context), args.cart_id));
    },

    applyCouponToCart(
      _: unknown,
      { input }: { input: { cart_id: string; coupon_code: string } },
      context: RequestContext,
    ) {
      const cart = findCartForUser(context, input.cart_id);
      return { cart: cartSource(context, applyCoupon(context, cart, input.coupon_code)) };
    },

    removeCouponFromCart(_: unknown, { input }: { input: { cart_id: string } }, context: RequestContext) {
      const cart = findCartForUser(context, input.cart_id);
      return { cart: cartSource(context, removeCoupon(context, cart)) };
    },
  },
};
