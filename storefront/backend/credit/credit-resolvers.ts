import { findCartForUser, reloadCart } from '../cart/cart-access.ts';
import { cartSource, type CartSource } from '../cart/cart-source.ts';
import { pagedList, type PagingArguments } from '../cart/paging.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import { inputError } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import { convertIn, toMoney } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import { getPointsValue } from './cart-credit.ts';
import {
  getCreditBalance,
  listCreditChanges,
  setCartCredit,
  type CreditKind,
  type CreditReason,
} from './credit-repository.ts';

const actions: Readonly<Record<CreditReason, string>> = { granted: 'Updated', spent: 'Used', returned: 'Reverted' };

const creditMoney = (context: RequestContext, amount: number) => toMoney(convertIn(amount, context), context);

const pointsAmount = (context: RequestContext, points: number) => ({
  points,
  money: toMoney(getPointsValue(context, points), context),
});

/** Sets whether a cart is paid with a kind; both mutations can be repeated. */
function changeCart(context: RequestContext, cartId: string, kind: CreditKind, isUsed: boolean) {
  requireCustomerId(context);
  const cart = findCartForUser(context, cartId);
  setCartCredit(context.database, cart.id, kind, isUsed);
  return { cart: cartSource(context, reloadCart(context, cart)) };
}

function requireStoreCredit({ shop }: RequestContext): void {
  if (!shop.commerce?.storeCredit) throw inputError('Store credit is not available.');
}

/** Whether the balance is large enough to pay with. */
function requirePoints(context: RequestContext): void {
  const settings = context.shop.commerce?.rewardPoints;
  const points = getCreditBalance(context.database, requireCustomerId(context), 'rewardPoints');
  if (!settings || points < Math.max(1, settings.minimum)) throw inputError('There are not enough reward points.');
}

function toStoreCredit(context: RequestContext, customerId: number): Record<string, unknown> {
  if (!context.shop.commerce?.storeCredit) return { enabled: false, current_balance: null, balance_history: null };
  const changes = listCreditChanges(context.database, customerId, 'storeCredit');
  return {
    enabled: true,
    current_balance: creditMoney(context, changes[0]?.balance ?? 0),
    balance_history: (args: PagingArguments) =>
      pagedList(
        changes.map(({ reason, amount, balance, created_at }) => ({
          action: actions[reason],
          actual_balance: creditMoney(context, balance),
          balance_change: creditMoney(context, amount),
          date_time_changed: magentoDateTime(created_at),
        })),
        args,
      ),
  };
}

function toRewardPoints(context: RequestContext, customerId: number): Record<string, unknown> | null {
  const settings = context.shop.commerce?.rewardPoints;
  if (!settings) return null;
  const changes = listCreditChanges(context.database, customerId, 'rewardPoints');
  const toRate = ({ amount, points }: { amount: number; points: number }) => ({
    currency_amount: amount / 100,
    points,
  });
  return {
    balance: pointsAmount(context, changes[0]?.balance ?? 0),
    balance_history: changes.map(({ reason, amount, balance, created_at }) => ({
      balance: pointsAmount(context, balance),
      change_reason: actions[reason],
      date: magentoDateTime(created_at),
      points_change: amount,
    })),
    exchange_rates: { earning: toRate(settings.earning), redemption: toRate(settings.redemption) },
    subscription_status: { balance_updates: 'SUBSCRIBED', points_expiration_notifications: 'SUBSCRIBED' },
  };
}

/** Balances of the account, what pays for a cart, and the mutations that change it. */
export const creditResolvers: Resolvers = {
  Customer: {
    store_credit: ({ id }: { id: number }, _: unknown, context: RequestContext) => toStoreCredit(context, id),
    reward_points: ({ id }: { id: number }, _: unknown, context: RequestContext) => toRewardPoints(context, id),
  },
  Cart: {
    applied_store_credit({ record, state }: CartSource, _: unknown, context: RequestContext) {
      if (!context.shop.commerce?.storeCredit || record.customer_id === null) return { enabled: false };
      return {
        enabled: true,
        applied_balance: toMoney(state().totals.credit?.storeCredit ?? 0, context),
        current_balance: creditMoney(context, getCreditBalance(context.database, record.customer_id, 'storeCredit')),
      };
    },
    applied_reward_points({ state }: CartSource, _: unknown, context: RequestContext) {
      const { points = 0, pointsAmount: amount = 0 } = state().totals.credit ?? {};
      return points > 0 ? { points, money: toMoney(amount, context) } : null;
    },
  },
  Mutation: {
    applyStoreCreditToCart(_: unknown, { input }: { input: { cart_id: string } }, context: RequestContext) {
      requireStoreCredit(context);
      return changeCart(context, input.cart_id, 'storeCredit', true);
    },
    removeStoreCreditFromCart: (_: unknown, { input }: { input: { cart_id: string } }, context: RequestContext) =>
      changeCart(context, input.cart_id, 'storeCredit', false),
    applyRewardPointsToCart(_: unknown, { cartId }: { cartId: string }, context: RequestContext) {
      requirePoints(context);
      return changeCart(context, cartId, 'rewardPoints', true);
    },
    removeRewardPointsFromCart: (_: unknown, { cartId }: { cartId: string }, context: RequestContext) =>
      changeCart(context, cartId, 'rewardPoints', false),
  },
};
