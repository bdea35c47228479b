import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { requestWithdrawalLink } from './request-link.ts';
import { withdraw, withdrawableOrder } from './withdraw.ts';
import type { OrderReference, WithdrawalInput } from './withdraw.ts';
import { WITHDRAWAL_SQL } from './withdrawal-tables.ts';

/** Withdrawing from a contract online, without an account. */
export const withdrawalModule: BackendModule = {
  name: 'withdrawal',
  sql: WITHDRAWAL_SQL,
  typeDefs: ['extensions/withdrawal.graphql'],
  resolvers: {
    StoreConfig: {
      withdrawal_enabled: (_: unknown, __: unknown, { withdrawal }: RequestContext) => withdrawal,
    },
    Query: {
      withdrawableOrder: (_: unknown, { order }: { order: OrderReference }, context: RequestContext) =>
        withdrawableOrder(context, order),
    },
    Mutation: {
      requestWithdrawalLink(_: unknown, facts: { number: string; email: string }, context: RequestContext) {
        requestWithdrawalLink(context, facts);
        return true;
      },
      withdrawFromContract: (_: unknown, { input }: { input: WithdrawalInput }, context: RequestContext) =>
        withdraw(context, input),
    },
  },
};
