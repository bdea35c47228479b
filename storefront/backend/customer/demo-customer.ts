import type { SeedContext } from '../module.ts';
import { DEMO_ADDRESSES, DEMO_CARD, DEMO_CUSTOMER } from '../seed/shop/demo-customer.ts';
import { insertAddress } from './address-repository.ts';
import { readAddress } from './address-rules.ts';
import { findCustomerByEmail, insertCustomer, setDefaultAddress } from './customer-repository.ts';
import { hashPasswordSync } from './password-hash.ts';
import { insertPaymentToken } from './payment-token-repository.ts';
import { readProfile } from './profile-rules.ts';

/** Adds the demo customer with her addresses and her saved card, unless somebody already has her e-mail address. */
export function fillDemoCustomer({ database, now }: SeedContext): void {
  const { email, password, firstname, lastname } = DEMO_CUSTOMER;
  if (findCustomerByEmail(database, email)) return;
  const at = now().toISOString();
  const profile = readProfile({ firstname, lastname }, null);
  const id = insertCustomer(database, email, hashPasswordSync(password), profile, at);
  const addressIds = DEMO_ADDRESSES.map(({ street, regionCode, ...address }) =>
    insertAddress(
      database,
      id,
      readAddress(
        { ...address, street: street.split('\n'), region: { region_code: regionCode }, country_code: 'PL' },
        null,
      ),
    ),
  );
  setDefaultAddress(database, id, 'default_shipping', addressIds[0] ?? null);
  setDefaultAddress(database, id, 'default_billing', addressIds[1] ?? null);
  insertPaymentToken(
    database,
    id,
    {
      public_hash: 'b1c0de5a7f3e4d9c8a6b2e1f0d3c5b7a',
      payment_method_code: 'witryna_card',
      type: 'card',
      details: JSON.stringify(DEMO_CARD),
    },
    at,
  );
}
