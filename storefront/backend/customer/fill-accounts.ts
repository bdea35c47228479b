import { createHash } from 'node:crypto';
import type { Database } from '../database/index.ts';
import type { SeedContext } from '../module.ts';
import type { SeedAccount, SeedAddress } from '../shop/account-seed.ts';
import { insertAddress } from './address-repository.ts';
import { readAddress } from './address-rules.ts';
import { insertCustomerGroup } from './customer-group-repository.ts';
import { findCustomerByEmail, insertCustomer, setDefaultAddress } from './customer-repository.ts';
import { hashPasswordSync } from './password-hash.ts';
import { insertPaymentToken } from './payment-token-repository.ts';
import { readProfile } from './profile-rules.ts';
import { findRegion } from './regions.ts';

/** No hash: nobody can sign in to an account without a password. */
const NO_PASSWORD = '';

function addAddress(database: Database, customerId: number, address: SeedAddress): number {
  const { street, regionCode, countryCode, ...rest } = address;
  const input = {
    ...rest,
    street: street.split('\n'),
    ...(regionCode !== undefined && { region: { region_id: findRegion(countryCode, regionCode)?.id ?? null } }),
    country_code: countryCode,
  };
  return insertAddress(database, customerId, readAddress(input, null));
}

function addAccount(database: Database, account: SeedAccount, openedAt: string): void {
  const { email, password, firstname, lastname, group, registeredAt, addresses, card } = account;
  const at = registeredAt ?? openedAt;
  const hash = password === undefined ? NO_PASSWORD : hashPasswordSync(password);
  const id = insertCustomer(database, email, hash, readProfile({ firstname, lastname }, null), at);
  if (group !== undefined) insertCustomerGroup(database, id, group);
  const [shipping, billing] = addresses.map((address) => addAddress(database, id, address));
  setDefaultAddress(database, id, 'default_shipping', shipping ?? null);
  setDefaultAddress(database, id, 'default_billing', billing ?? shipping ?? null);
  if (card) {
    insertPaymentToken(
      database,
      id,
      {
        public_hash: createHash('sha256').update(email).digest('hex').slice(0, 32),
        payment_method_code: 'witryna_card',
        type: 'card',
        details: JSON.stringify(card),
      },
      at,
    );
  }
}

/** Adds the accounts of the shop with their addresses and cards, unless their email address is taken. */
export function fillAccounts({ database, shop, now }: SeedContext): void {
  const openedAt = now().toISOString();
  for (const account of shop.accounts ?? [])
    if (!findCustomerByEmail(database, account.email)) addAccount(database, account, openedAt);
}
