import type { SeedAccount, SeedProduct } from '../../backend/index.ts';
import { reviewers } from '../catalog/reviews/reviewers.ts';
import { groupPurchases } from './purchases.ts';

/** Returns the accounts of the customers who wrote reviews, with their orders. Nobody can sign in to them. */
export function createReviewerAccounts(products: readonly SeedProduct[]): SeedAccount[] {
  const purchases = groupPurchases(products);
  return reviewers.flatMap(({ email, firstname, lastname }) => {
    const own = purchases.get(email);
    if (!own) return [];
    return {
      email,
      firstname,
      lastname,
      registeredAt: '2025-01-02T08:00:00.000Z',
      addresses: [
        {
          firstname,
          lastname,
          street: 'ul. Lipowa 1',
          city: 'Warszawa',
          regionCode: 'PL-14',
          countryCode: 'PL',
          postcode: '00-001',
          telephone: '+48 22 000 03 00',
        },
      ],
      orders: own.map(({ orderedAt, items }) => ({
        placed: { at: orderedAt },
        items,
        carrierCode: 'courier',
        paymentMethod: 'banktransfer',
        state: 'complete',
      })),
    };
  });
}
