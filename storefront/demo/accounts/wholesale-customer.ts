import type { SeedAccount } from '../../backend/index.ts';
import { wholesaleGroup } from '../offers/with-wholesale-prices.ts';
import { demoCustomer } from './demo-customer.ts';

/** Account of a business, which pays wholesale prices. */
export const wholesaleCustomer: SeedAccount = {
  email: 'hurt@example.com',
  ...(demoCustomer.password !== undefined && { password: demoCustomer.password }),
  firstname: 'Hanna',
  lastname: 'Hurtowa',
  group: wholesaleGroup,
  addresses: [
    {
      firstname: 'Hanna',
      lastname: 'Hurtowa',
      company: 'Zielarnia Hurtowa',
      street: 'ul. Składowa 3',
      city: 'Łódź',
      regionCode: 'PL-10',
      countryCode: 'PL',
      postcode: '90-127',
      telephone: '+48 42 000 02 03',
    },
  ],
};
