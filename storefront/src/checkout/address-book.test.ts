import { describe, expect, it } from 'vitest';
import { toSavedAddresses } from './address-book.ts';
import { anna } from './testing/checkout-fixture.ts';

const poland = { code: 'PL', regions: [{ id: 7, code: 'PL-12', name: 'małopolskie', country: 'PL' }] };

const entry = (
  id: number,
  changes: {
    country_code?: 'PL' | 'DE';
    default_shipping?: boolean;
    default_billing?: boolean;
    region?: { region: string; region_code: string | null };
  },
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
    const book = toSavedAddresses(
      [entry(1, { default_billing: true }), entry(2, { default_shipping: true })],
      [poland],
    );
    expect(
      book.map(({ id, isShippingDefault, isBillingDefault }) => [id, isShippingDefault, isBillingDefault]),
    ).toEqual([
      ['2', true, false],
      ['1', false, true],
    ]);
    expect(book[0]?.address).toEqual(anna);
  });

  it.each([
    ['Małopolskie', null, 'PL-12'],
    ['małopolskie', 'PL-12', 'PL-12'],
    ['Galicja', null, 'Galicja'],
  ])('finds the region "%s" with the code %s in the list of its country', (region, region_code, code) => {
    const [saved] = toSavedAddresses([entry(1, { region: { region, region_code } })], [poland]);
    expect(saved?.address.region_code).toBe(code);
  });

  it('leaves out addresses in countries that the shop does not accept', () => {
    expect(toSavedAddresses([entry(1, { country_code: 'DE' }), null], [poland])).toEqual([]);
  });
});
