import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { withdraw, withdrawableOrder } from './withdraw.ts';
import type { WithdrawalInput } from './withdraw.ts';
import { WITHDRAWAL_SQL } from './withdrawal-tables.ts';

/** Withdrawing from a contract on-line, without an account. */
export const withdrawalModule: BackendModule = {
  name: 'withdrawal',
  sql: WITHDRAWAL_SQL,
  typeDefs: ['extensions/withdrawal.graphql'],
  resolvers: {
    StoreConfig: {
      withdrawal_enabled: (_: unknown, __: unknown, { withdrawal }: RequestContext) => withdrawal,
    },
    Query: {
      withdrawableOrder: (_: unknown, facts: { number: string; email: string }, context: RequestContext) => withdrawableOrder(context, facts),
    },
    Mutation: {
      withdrawFromContract: (_: unknown, { input }: { input: WithdrawalInput }, context: RequestContext) => withdraw(context, input),
    },
  },
};
