import { noSuchEntity } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { deletePaymentToken, listPaymentTokens } from './payment-token-repository.ts';
import { requireCustomerId } from './require-customer.ts';

function getTokens(context: RequestContext) {
  return { items: listPaymentTokens(context.database, requireCustomerId(context)) };
}

/** Saved means of payment. */
export const paymentTokenResolvers: Resolvers = {
  Query: {
    customerPaymentTokens: (_: unknown, __: unknown, context: RequestContext) => getTokens(context),
  },
  Mutation: {
    deletePaymentToken(_: unknown, { public_hash: hash }: { public_hash: string }, context: RequestContext) {
      if (!deletePaymentToken(context.database, requireCustomerId(context), hash)) {
        throw noSuchEntity(`Could not find a token using public hash: ${hash}`);
      }
      return { result: true, customerPaymentTokens: getTokens(context) };
    },
  },
};
