import { describe, expect, it } from 'vitest';
import { cleanAddress, defaultOptionalFields } from '../../checkout/index.ts';
import { addressInput, toCustomerAddresses } from './customer-address.ts';

const answered = (id: number, change: object = {}) => ({
  __typename: 'CustomerAddress' as const,
  id,
  prefix: null,
  firstname: 'Ola',
  middlename: null,
  lastname: 'Nowak',
  suffix: null,
  company: null,
  vat_id: null,
  street: ['ul. Klonowa 12', 'm. 4'],
  city: 'Warszawa',
  postcode: '02-591',
  telephone: '+48 22 000 02 01',
  fax: null,
  country_code: 'PL' as const,
  default_shipping: false,
  default_billing: false,
  region: { region: 'mazowieckie', region_code: 'PL-14' },
  ...change,
});

describe('toCustomerAddresses', () => {
  it('begins with the defaults', () => {
    const book = toCustomerAddresses([
      answered(1),
      answered(2, { default_billing: true }),
      answered(3, { default_shipping: true }),
      null,
    ]);
    expect(book.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('reads company and tax number', () => {
    const [read] = toCustomerAddresses([answered(1, { company: 'Nowak Studio', vat_id: '5260250995' })]);
    expect(read?.address).toMatchObject({ company: 'Nowak Studio', vat_id: '5260250995', prefix: '' });
  });

  it('reads and sends all lines of a street', () => {
    const street = ['ul. Klonowa 12', 'm. 4', 'Hala C', 'Brama 4'];
    const [read] = toCustomerAddresses([answered(1, { street })]);
    expect(
      read &&
        addressInput(cleanAddress(read.address, null), { shipping: false, billing: false }, defaultOptionalFields),
    ).toMatchObject({ street });
  });

  it('reads what is missing as empty, and leaves out what cannot be changed', () => {
    const [bare] = toCustomerAddresses([
      answered(1, { street: null, region: null, telephone: null }),
      answered(2, { id: null }),
    ]);
    expect(bare?.address).toMatchObject({ street: [], region_code: '', telephone: '' });
  });
});

describe('addressInput', () => {
  const [{ address } = { address: null }] = toCustomerAddresses([answered(1)]);
  const none = { shipping: false, billing: false };

  const poland = { regions: [{ id: 1014, code: 'PL-14', name: 'mazowieckie', country: 'PL' }] };

  it('[ACC-02] names the region by its id, which Magento requires, and the country as Poland', () => {
    expect(address && addressInput(address, none, defaultOptionalFields, poland)).toMatchObject({
      region: { region_id: 1014, region_code: 'PL-14', region: 'mazowieckie' },
      country_code: 'PL',
    });
  });

  it('sends the optional fields that are shown, so that they can be emptied, and no others', () => {
    const input =
      address && addressInput({ ...address, company: 'Nowak Studio', prefix: 'Pani' }, none, defaultOptionalFields);
    expect(input).toMatchObject({ company: 'Nowak Studio', vat_id: '' });
    expect(input).not.toHaveProperty('prefix');
  });

  it('sets a default and never takes one away', () => {
    const none = address && addressInput(address, { shipping: false, billing: false }, defaultOptionalFields);
    expect(none).not.toHaveProperty('default_shipping');
    expect(none).not.toHaveProperty('default_billing');
    expect(address && addressInput(address, { shipping: true, billing: true }, defaultOptionalFields)).toMatchObject({
      default_shipping: true,
      default_billing: true,
    });
  });

  it('empties a region that was taken back', () => {
    expect(
      address && addressInput({ ...address, region_code: '' }, none, defaultOptionalFields, poland).region,
    ).toEqual({ region: '', region_id: 0 });
  });

  it.each([
    ['in a country of which Magento lists no regions', { regions: [] }, { region: 'Co. Cork', region_id: 0 }],
    ['that is not in the list', poland, { region: 'Co. Cork', region_id: 0 }],
    ['in a country whose regions are not known', undefined, { region: 'Co. Cork' }],
  ])('sends the name of a region %s', (_, rules, region) => {
    const read = toCustomerAddresses([answered(1, { region: { region: 'Co. Cork', region_code: 'Co. Cork' } })]);
    expect(read.map((entry) => addressInput(entry.address, none, defaultOptionalFields, rules).region)).toEqual([
      region,
    ]);
  });
});
