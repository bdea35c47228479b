import type { SeedAccount } from '../../backend/index.ts';
import accounts from './demo-accounts.json' with { type: 'json' };
import { DEMO_ORDERS } from './demo-orders.ts';
import { DEMO_WISHLIST } from './demo-wishlist.ts';

/** Account with which a visitor of the demo shop can sign in. */
export const demoCustomer: SeedAccount = {
  email: accounts.customer.email,
  password: accounts.customer.password,
  firstname: 'Ola',
  lastname: 'Nowak',
  addresses: [
    {
      firstname: 'Ola',
      lastname: 'Nowak',
      street: 'ul. Klonowa 12\nm. 4',
      city: 'Warszawa',
      regionCode: 'PL-14',
      countryCode: 'PL',
      postcode: '02-591',
      telephone: '+48 22 000 02 01',
    },
    {
      firstname: 'Ola',
      lastname: 'Nowak',
      company: 'Nowak Studio',
      street: 'ul. Długa 8',
      city: 'Kraków',
      regionCode: 'PL-12',
      countryCode: 'PL',
      postcode: '31-147',
      telephone: '+48 12 000 02 02',
    },
  ],
  card: { type: 'VI', maskedCC: '1111', expirationDate: '12/2029' },
  orders: DEMO_ORDERS,
  wishlist: DEMO_WISHLIST,
};
