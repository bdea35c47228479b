import { findCustomerByEmail } from '../customer/customer-repository.ts';
import type { BackendModule, SeedContext } from '../module.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import type { SeedAccount } from '../shop/account-seed.ts';
import { CREDIT_SQL, changeCredit, creditKinds, listCreditChanges } from './credit-repository.ts';
import { creditResolvers } from './credit-resolvers.ts';

const toBalances = ({ email, storeCredit = 0, rewardPoints = 0 }: SeedAccount) => ({
  email,
  storeCredit,
  rewardPoints,
});

/** Gives the accounts of the shop what they begin with, unless they have had any. */
function fillCredit({ database, shop, now }: SeedContext): void {
  for (const account of (shop.accounts ?? []).map(toBalances)) {
    const customer = findCustomerByEmail(database, account.email);
    for (const kind of creditKinds) {
      if (!customer || account[kind] === 0 || listCreditChanges(database, customer.id, kind).length > 0) continue;
      changeCredit(database, customer.id, kind, {
        reason: 'granted',
        amount: account[kind],
        at: now().toISOString(),
      });
    }
  }
}

/** Store credit and reward points of Adobe Commerce. */
export const creditModule: BackendModule = {
  name: 'credit',
  sql: CREDIT_SQL,
  typeDefs: ['adobe-commerce/store-credit.graphql', 'adobe-commerce/reward-points.graphql'],
  resolvers: creditResolvers,
  seed: {
    fingerprint: ({ shop }) => getFingerprint((shop.accounts ?? []).map(toBalances)),
    fill: fillCredit,
  },
};
