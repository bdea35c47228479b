import { findCart } from '../cart/cart-repository.ts';
import { findCartForUser } from '../cart/cart-access.ts';
import { collectionPage } from '../cart/paging.ts';
import type { PagingArguments } from '../cart/paging.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import { emailKey } from '../customer/email-address.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import { CommerceError, inputError, noSuchEntity, notAuthorized, tooManyRequests } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { getViewLanguage } from '../store/view-language.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import { PlaceOrderError } from './place-order-error.ts';
import { findOrderAddress } from './order-parts-repository.ts';
import { findOrder, listOrders } from './order-repository.ts';
import type { OrderRecord } from './order-repository.ts';
import { filterByScope, searchOrders } from './order-search.ts';
import type { OrderFilter, OrderScope, OrderSort } from './order-search.ts';
import { placeOrder } from './place-order.ts';
import { reorder } from './reorder.ts';

const notLocated = () => noSuchEntity("We couldn't locate an order with the information provided.");

/** A customer's order is read by signing in, not by its facts. */
function requireGuestOrder(order: OrderRecord | undefined): OrderRecord {
  if (!order) throw notLocated();
  if (order.customer_id !== null) throw notAuthorized('Please login to view the order.');
  return order;
}

/** What a guest proves an order with: the last name, or in 2.4.7 the postcode of the billing address. */
interface GuestOrderFacts {
  number: string;
  email: string;
  lastname?: string;
  postcode?: string;
}

function isOrderOf(context: RequestContext, order: OrderRecord, { lastname, postcode }: GuestOrderFacts): boolean {
  if (postcode !== undefined)
    return findOrderAddress(context.database, order.id, 'billing')?.postcode === postcode.trim();
  const { compare } = new Intl.Collator(getViewLanguage(context.storeViews[0]), { sensitivity: 'accent' });
  return compare(order.lastname, (lastname ?? '').trim()) === 0;
}

/** A refusal as 2.4.8 answers it: a GraphQL error with a code of its own, and a prefix before what the order lacks. */
function refusalError({ message, code }: PlaceOrderError): CommerceError {
  const text = code === 'UNABLE_TO_PLACE_ORDER' ? `Unable to place order: ${message}` : message;
  return new CommerceError(text, 'graphql-input', { error_code: code });
}

/** The cart's owner is checked first; that a cart is unknown or closed is for the order to say, with its code. */
function requireOwnCart(context: RequestContext, maskedId: string): void {
  if (maskedId === '') throw inputError('Required parameter "cart_id" is missing');
  if (findCart(context.database, maskedId)?.is_active === true) findCartForUser(context, maskedId);
}

/**
 * Places the order of a cart and answers Magento's PlaceOrderOutput.
 *
 * @throws CommerceError graphql-input: with a code, for a cart that cannot be ordered; without a captcha token where
 * one is wanted
 */
export function resolvePlaceOrder(context: RequestContext, cartId: string) {
  requireCaptcha(context, 'PLACE_ORDER');
  requireOwnCart(context, cartId);
  try {
    const order = placeOrder(context, cartId);
    return { errors: [], order: { order_id: order.number, order_number: order.number }, orderV2: order };
  } catch (error) {
    throw error instanceof PlaceOrderError ? refusalError(error) : error;
  }
}

/** Placing, finding and repeating orders. */
export const orderEntryResolvers: Resolvers = {
  Query: {
    guestOrder(_: unknown, { input }: { input: GuestOrderFacts }, context: RequestContext) {
      const number = input.number.trim();
      const attempt = beginAttempt(context, 'find-order', number);
      if (!attempt) throw tooManyRequests();
      const order = findOrder(context.database, 'number', number);
      const isMatch = order && emailKey(order.email) === emailKey(input.email) && isOrderOf(context, order, input);
      if (isMatch) attempt.succeed();
      return requireGuestOrder(isMatch ? order : undefined);
    },

    guestOrderByToken: (_: unknown, { input }: { input: { token: string } }, { database }: RequestContext) =>
      requireGuestOrder(findOrder(database, 'token', input.token)),
  },

  Mutation: {
    placeOrder: (_: unknown, { input }: { input: { cart_id: string } }, context: RequestContext) =>
      resolvePlaceOrder(context, input.cart_id),

    reorderItems: (_: unknown, { orderNumber }: { orderNumber: string }, context: RequestContext) =>
      reorder(context, requireCustomerId(context), orderNumber),
  },

  Customer: {
    orders(
      { id }: { id: number },
      args: PagingArguments & { filter?: OrderFilter | null; sort?: OrderSort | null; scope?: OrderScope | null },
      context: RequestContext,
    ) {
      const orders = filterByScope(listOrders(context.database, id), args.scope, context);
      const [first] = orders;
      return {
        ...collectionPage(searchOrders(orders, args.filter, args.sort, context.storeView), args),
        date_of_first_order: first ? magentoDateTime(first.created_at) : null,
      };
    },
  },
};
