import accounts from '../demo-accounts.json' with { type: 'json' };

/** Whom a visitor of the demo shop can sign in as. */
export const DEMO_CUSTOMER = {
  email: accounts.customer.email,
  password: accounts.customer.password,
  firstname: 'Ola',
  lastname: 'Nowak',
} as const;

/** Her address book: the first one is the default for delivery, the second for invoices. */
export const DEMO_ADDRESSES = [
  {
    firstname: 'Ola',
    lastname: 'Nowak',
    street: 'ul. Klonowa 12\nm. 4',
    city: 'Warszawa',
    regionCode: 'PL-14',
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
    postcode: '31-147',
    telephone: '+48 12 000 02 02',
  },
] as const;

/** A card that she has saved with the sandbox provider. */
export const DEMO_CARD = { type: 'VI', maskedCC: '1111', expirationDate: '12/2029' } as const;
