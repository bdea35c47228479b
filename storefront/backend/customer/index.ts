import { mergeResolvers } from '../catalog/merge-resolvers.ts';
import type { BackendModule } from '../module.ts';
import { accountResolvers } from './account-resolvers.ts';
import { addressResolvers } from './address-resolvers.ts';
import { CUSTOMER_SQL } from './customer-tables.ts';
import { fillAccounts } from './fill-accounts.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { paymentTokenResolvers } from './payment-token-resolvers.ts';
import { authenticateToken, expireAllTokens, revokeAllTokens } from './session-tokens.ts';

/** Customer accounts, their sessions, address books and saved cards. */
export const customerModule: BackendModule = {
  name: 'customer',
  sql: CUSTOMER_SQL,
  typeDefs: ['customer.graphql'],
  resolvers: mergeResolvers(accountResolvers, addressResolvers, paymentTokenResolvers),
  authenticate: authenticateToken,
  seed: {
    fingerprint: ({ shop }) => getFingerprint((shop.accounts ?? []).map(({ email }) => email)),
    fill: fillAccounts,
  },
  faultActions: {
    'expire-tokens': (_argument, service) => expireAllTokens(service),
    'revoke-tokens': (_argument, service) => revokeAllTokens(service),
  },
};
