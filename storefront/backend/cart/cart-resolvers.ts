import { getFreeShippingThreshold } from '../checkout/shipping-methods.ts';
import { toMoney } from '../money.ts';
import type { Resolvers } from '../module.ts';
import { alreadyExists, notAuthorized } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { findCustomer } from '../customer/customer-repository.ts';
import { createCart, customerCart, findCartForUser } from './cart-access.ts';
import { cartSource } from './cart-source.ts';
import type { CartSource } from './cart-source.ts';
import { itemSources, itemsOrErrors } from './item-resolvers.ts';
import { sortItems } from './item-order.ts';
import type { ItemSort } from './item-order.ts';
import { pagedList } from './paging.ts';
import type { PagingArguments } from './paging.ts';
import { cartPrices } from './price-sources.ts';

function totalQuantity({ state }: CartSource): number {
  return state().lines.reduce((sum, { item }) => sum + item.quantity, 0);
}

/** How far the cart is from free shipping; null without products, and where no value of goods makes it free. */
function freeShipping({ state }: CartSource, _: unknown, context: RequestContext): Record<string, unknown> | null {
  const { lines, isVirtual, coupon, totals } = state();
  const threshold = getFreeShippingThreshold(context);
  if (lines.length === 0 || isVirtual || threshold === null) return null;
  const isByCoupon = coupon?.effect.type === 'free-shipping';
  const missing = isByCoupon ? 0 : Math.max(0, threshold - (totals.subtotalGross - totals.discount));
  return {
    is_free: missing === 0,
    is_by_coupon: isByCoupon,
    threshold: toMoney(threshold, context),
    remaining: toMoney(missing, context),
  };
}

function freeGift({ state }: CartSource): Record<string, unknown> | null {
  const product = state().freeGift;
  return product ? { product, quantity: 1 } : null;
}

function appliedCoupons({ state }: CartSource): { code: string }[] | null {
  const { coupon } = state();
  return coupon && [{ code: coupon.code }];
}

/** Finding and making carts, and the fields of a cart that belong to its contents. */
export const cartResolvers: Resolvers = {
  Query: {
    cart: (_: unknown, args: { cart_id: string }, context: RequestContext) =>
      cartSource(context, findCartForUser(context, args.cart_id)),

    customerCart(_: unknown, __: unknown, context: RequestContext) {
      if (!context.customer) throw notAuthorized('The request is allowed for logged in customer');
      return cartSource(context, customerCart(context, context.customer.id));
    },
  },

  Mutation: {
    createEmptyCart(_: unknown, { input }: { input?: { cart_id?: string | null } | null }, context: RequestContext) {
      const { customer } = context;
      const cart = customer
        ? customerCart(context, customer.id)
        : createCart(context, null, input?.cart_id ?? undefined);
      return cart.masked_id;
    },

    createGuestCart(_: unknown, { input }: { input?: { cart_uid?: string | null } | null }, context: RequestContext) {
      if (context.customer) throw alreadyExists('Use `Query.customerCart` for logged in customer.');
      return { cart: cartSource(context, createCart(context, null, input?.cart_uid ?? undefined)) };
    },
  },

  Cart: {
    id: ({ record }: CartSource) => record.masked_id,
    email: ({ record }: CartSource, _: unknown, { database }: RequestContext) =>
      record.customer_id === null ? record.email : (findCustomer(database, record.customer_id)?.email ?? null),
    is_virtual: ({ state }: CartSource) => state().isVirtual,
    items: ({ state }: CartSource) => itemsOrErrors(state()),
    itemsV2: ({ state }: CartSource, args: PagingArguments & { sort?: ItemSort | null }, context: RequestContext) =>
      pagedList(sortItems(itemSources(state()), args.sort, context), args),
    prices: ({ state }: CartSource, _: unknown, context: RequestContext) => cartPrices(context, state()),
    applied_coupon: (source: CartSource) => appliedCoupons(source)?.[0] ?? null,
    applied_coupons: appliedCoupons,
    total_quantity: totalQuantity,
    total_summary_quantity_including_config: totalQuantity,
    free_shipping: freeShipping,
    free_gift: freeGift,
  },
};
