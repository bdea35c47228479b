import { inputError } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';

const notOffered = () => {
  throw inputError('The requested Payment Method is not available.');
};

/** Payment methods that are not offered here refuse as those of a Magento where they are switched off. */
export const paymentResolvers: Resolvers = {
  Query: { getHostedProUrl: notOffered, getPayflowLinkToken: notOffered },
  Mutation: {
    createBraintreePayPalClientToken: notOffered,
    createBraintreePayPalVaultClientToken: notOffered,
    createPayflowProToken: notOffered,
    createPaypalExpressToken: notOffered,
    handlePayflowProResponse: notOffered,
  },
};
