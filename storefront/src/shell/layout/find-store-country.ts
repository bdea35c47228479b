import { localeTag } from '../../i18n/index.ts';
import { isEeaCountry, isTaxAddedAtCheckout } from '../../price/index.ts';

/** Sources of the country of a store. */
interface CountrySources {
  /** `general/country/default`; Magento before 2.4.7 does not tell it. */
  country: string | null | undefined;
  /** `DEFAULT_COUNTRY`; undefined for none. */
  configured: string | undefined;
  /** Data key, e.g. `en_US`. */
  locale: string | null | undefined;
  /** Display currency, ISO 4217. */
  currency: string | null | undefined;
  timezone: string | null | undefined;
}

const eeaCurrencies = ['BGN', 'CZK', 'DKK', 'EUR', 'HUF', 'ISK', 'NOK', 'PLN', 'RON', 'SEK'];

function findRegion(locale: string | null | undefined): string | undefined {
  try {
    return new Intl.Locale(localeTag(locale ?? '')).region;
  } catch {
    return undefined;
  }
}

/**
 * Finds the country of a store, ISO 3166-1 alpha-2: where the backend does not tell it, and nobody has configured it, the
 * region of the store's locale. Shops in Europe also have views in English, so that a region outside of the European
 * Economic Area must not contradict currency and time zone.
 *
 * @returns undefined where it is not known
 */
export function findStoreCountry({ country, configured, locale, currency, timezone }: CountrySources) {
  if (country) return country;
  if (configured) return configured;
  const region = findRegion(locale);
  if (!region || isEeaCountry(region)) return region;
  if (eeaCurrencies.includes(currency ?? '')) return undefined;
  // Magento is installed with en_US and US dollars, wherever the shop is.
  const isUnlikely = region === 'US' && currency !== 'USD';
  return isUnlikely || (isTaxAddedAtCheckout(region) && timezone?.startsWith('Europe/')) ? undefined : region;
}
