import { describe, expect, it } from 'vitest';
import { toRestAddress } from './address.ts';
import { toCountries } from './countries.ts';
import { anna } from './testing/checkout-fixture.ts';

const config = {
  store_code: 'default',
  default_country: 'AT',
  countries_with_required_region: 'CH, US',
  optional_zip_countries: 'IE',
  display_state_if_optional: true,
};
const regions = [{ id: 95, code: 'WI', name: 'Wien' }];
const countries = [
  { id: 'DE', full_name_locale: null, available_regions: null },
  { id: 'AT', full_name_locale: 'Österreich', available_regions: regions },
  { id: 'CH', full_name_locale: 'Schweiz', available_regions: [{ id: 104, code: 'AG', name: 'Aargau' }, null] },
  { id: 'IE', full_name_locale: 'Irland', available_regions: null },
];
const read = (changes: Partial<typeof config> = {}) =>
  toCountries({ countries, storeConfig: { ...config, ...changes } }, 'de-DE');

describe('toCountries', () => {
  it('returns the countries of the shop with their names, and the one that addresses begin with', () => {
    expect(read().items.map(({ name }) => name)).toEqual(['Deutschland', 'Österreich', 'Schweiz', 'Irland']);
    expect(read().defaultCode).toBe('AT');
    expect(read({ default_country: 'FR' }).defaultCode).toBe('DE');
  });

  it('names a country of the merchant, which no language knows, by its code', () => {
    const own = ['northern-ireland', ''].map((id) => ({ id, full_name_locale: '', available_regions: null }));
    const { items } = toCountries({ countries: [...own, null], storeConfig: config }, 'de-DE');
    expect(items.map(({ name }) => name)).toEqual(['northern-ireland']);
  });

  it('returns which fields a country requires', () => {
    const [germany, , switzerland, ireland] = read().items;
    expect(germany).toMatchObject({ isRegionRequired: false, isPostcodeRequired: true });
    expect(switzerland).toMatchObject({ isRegionRequired: true });
    expect(ireland).toMatchObject({ isPostcodeRequired: false });
  });

  it('returns regions with their country, and shows optional ones only where the shop asks for them', () => {
    const listed = [{ ...regions[0], country: 'AT' }];
    expect(read().items[1]).toMatchObject({ regions: listed, isRegionShown: true });
    const [, austria, switzerland] = read({ display_state_if_optional: false }).items;
    expect(austria).toMatchObject({ regions: listed, isRegionShown: false });
    expect(switzerland).toMatchObject({ isRegionShown: true });
    expect(switzerland?.regions).toHaveLength(1);
  });

  it('finds the region of a saved address whose country shows no regions', () => {
    const { items } = read({ display_state_if_optional: false });
    const address = { ...anna, country_code: 'AT', region_code: 'WI' };
    const sent = toRestAddress(
      address,
      'anna@example.at',
      items.flatMap((item) => item.regions),
    );
    expect(sent).toMatchObject({ region_id: 95, region_code: 'WI', region: 'Wien' });
  });

  it('takes the country of the language and the usual rules where the backend keeps its settings to itself', () => {
    const storeConfig = { store_code: 'default' };
    expect(toCountries({ countries, storeConfig }, 'de-AT').defaultCode).toBe('AT');
    expect(toCountries({ countries, storeConfig }, 'de').defaultCode).toBe('DE');
    expect(toCountries({ countries, storeConfig }, 'de-DE', 'CH').defaultCode).toBe('CH');
    const own = [...countries, { id: 'US', full_name_locale: null, available_regions: null }];
    const [germany, austria, switzerland, , america] = toCountries({ countries: own, storeConfig }, 'de-DE').items;
    expect(germany).toMatchObject({ isRegionRequired: false, isPostcodeRequired: true });
    expect(austria).toMatchObject({ isRegionRequired: false, regions: [{ code: 'WI' }] });
    expect(switzerland).toMatchObject({ isRegionRequired: true });
    // Nothing to choose from.
    expect(america).toMatchObject({ isRegionRequired: false });
  });

  it('returns no country where the backend names none', () => {
    expect(toCountries({ countries: null, storeConfig: null }, 'de-DE')).toEqual({ items: [], defaultCode: '' });
  });
});
