import { isCountryCode, type ResultOf } from '../commerce/index.ts';
import type { countriesQuery } from './countries-operations.ts';

/** Region of a country, as the backend lists it. */
export interface Region {
  id: number;
  /** Unique in its country only. */
  code: string;
  country: string;
  name: string;
}

/** A country that the shop accepts in addresses, with its rules. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the language of the store view. */
  name: string;
  /** All that Magento lists, shown or not: a saved address may have one. Empty for a country without regions. */
  regions: readonly Region[];
  /** Whether forms ask for a region: where it is required, and where the shop asks for optional ones. */
  isRegionShown: boolean;
  isRegionRequired: boolean;
  isPostcodeRequired: boolean;
}

/** The countries that the shop accepts in addresses. */
export interface Countries {
  items: readonly Country[];
  /** Code of the country that a new address begins with; empty while no country is known. */
  defaultCode: string;
}

/** No countries, while they are not known. */
export const noCountries: Countries = { items: [], defaultCode: '' };

/**
 * Countries that require a region, or no postcode, where the backend keeps its settings to itself, as Magento before
 * 2.4.7: those in which an address is not complete without a region, and those without postcodes.
 */
const unknownSettings = { regions: 'AU,BR,CA,CH,CN,CO,ES,IN,IT,MX,RO,US', noPostcode: 'HK,IE,MO,PA' };

const toCodes = (list: string | null | undefined): string[] => (list ?? '').split(',').map((code) => code.trim());

/**
 * Returns the countries of the shop with the rules of its address settings (`general/country`, `general/region`).
 *
 * @param locale BCP 47 tag, for the names that the backend does not have
 * @param storeCountry country of the store, for addresses where the backend tells none. Default: that of the locale
 */
export function toCountries(
  { countries, storeConfig }: ResultOf<typeof countriesQuery.document>,
  locale: string,
  storeCountry = new Intl.Locale(locale).region,
): Countries {
  const isKnown = storeConfig?.default_country !== undefined;
  const withRegion = toCodes(isKnown ? storeConfig.countries_with_required_region : unknownSettings.regions);
  const withoutPostcode = toCodes(isKnown ? storeConfig.optional_zip_countries : unknownSettings.noPostcode);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const items = (countries ?? []).flatMap((country): Country[] => {
    const code = country?.id;
    if (!code) return [];
    const regions = toRegions(code, country.available_regions);
    return [
      {
        code,
        // Anything but a code of two letters would throw.
        name: country.full_name_locale || (isCountryCode(code) && names.of(code)) || code,
        regions,
        isRegionShown: withRegion.includes(code) || storeConfig?.display_state_if_optional !== false,
        isRegionRequired: withRegion.includes(code) && (isKnown || regions.length > 0),
        isPostcodeRequired: !withoutPostcode.includes(code),
      },
    ];
  });
  const wanted = storeConfig?.default_country ?? storeCountry;
  const preferred = items.find(({ code }) => code === wanted) ?? items[0];
  return { items, defaultCode: preferred?.code ?? '' };
}

function toRegions(
  country: string,
  regions: readonly ({ id: number | null; code: string | null; name: string | null } | null)[] | null,
): Region[] {
  return (regions ?? []).flatMap((region) =>
    region?.id && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name, country }] : [],
  );
}
