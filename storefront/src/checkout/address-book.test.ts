import { describe, expect, it } from 'vitest';
import { toSavedAddresses } from './address-book.ts';
import { anna } from './testing/checkout-fixture.ts';

const entry = (
  id: number,
  changes: { country_code?: 'PL' | 'DE'; default_shipping?: boolean; default_billing?: boolean },
) => ({
  id,
  prefix: null,
  firstname: anna.firstname,
  middlename: null,
  lastname: anna.lastname,
  suffix: null,
  company: null,
  vat_id: null,
  street: anna.street,
  city: anna.city,
  postcode: anna.postcode,
  telephone: anna.telephone,
  fax: null,
  region: null,
  country_code: 'PL' as const,
  default_shipping: false,
  default_billing: false,
  ...changes,
});

describe('toSavedAddresses', () => {
  it('returns the default shipping address first, and which address is the default for invoices', () => {
    const book = toSavedAddresses([entry(1, { default_billing: true }), entry(2, { default_shipping: true })], ['PL']);
    expect(
      book.map(({ id, isShippingDefault, isBillingDefault }) => [id, isShippingDefault, isBillingDefault]),
    ).toEqual([
      ['2', true, false],
      ['1', false, true],
    ]);
    expect(book[0]?.address).toEqual(anna);
  });

  it('leaves out addresses in countries that the shop does not accept', () => {
    expect(toSavedAddresses([entry(1, { country_code: 'DE' }), null], ['PL'])).toEqual([]);
  });
});
