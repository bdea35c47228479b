import { describe, expect, it } from 'vitest';
import { getFieldLabel } from './address-labels.ts';

describe('getFieldLabel', () => {
  it.each([
    ['region', 'PL', 'checkout.region.voivodeship'],
    ['region', 'US', 'checkout.region.state'],
    ['region', 'CA', 'checkout.region.province'],
    ['region', 'GB', 'checkout.region.county'],
    ['region', 'JP', 'checkout.region.prefecture'],
    ['region', 'FR', 'checkout.region.department'],
    ['region', 'AE', 'checkout.region.emirate'],
    ['region', 'FI', 'checkout.region'],
    ['postcode', 'US', 'checkout.zipCode'],
    ['postcode', 'IN', 'checkout.pinCode'],
    ['postcode', 'BR', 'checkout.cep'],
    ['postcode', 'IE', 'checkout.eircode'],
    ['postcode', 'PL', 'checkout.postcode'],
    ['vat_id', 'PL', 'checkout.nip'],
    ['vat_id', 'DE', 'checkout.vatId'],
    ['city', 'US', 'checkout.city'],
    ['city', '', 'checkout.city'],
  ] as const)('labels the field %s in %s with %s', (field, country, message) => {
    expect(getFieldLabel(field, country)).toBe(message);
  });
});
