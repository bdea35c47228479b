import { noSuchEntity } from '../graphql-error.ts';
import { RATE_SCALE } from '../money.ts';
import { getRegions } from './regions.ts';
import type { StoreView } from './store-view.ts';

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' }).of(code) ?? code;
}

function countrySource(code: string, threeLetters: string, locale: string): Record<string, unknown> {
  const regions = getRegions(code);
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetters,
    full_name_english: countryName(code, 'en_US'),
    full_name_locale: countryName(code, locale),
    available_regions: regions.length > 0 ? regions : null,
  };
}

/** Source objects of all allowed countries. */
export function countries({ settings, locale }: StoreView): Record<string, unknown>[] {
  return Object.entries(settings.countries).map(([code, threeLetters]) => countrySource(code, threeLetters, locale));
}

/**
 * Source object of one country.
 *
 * @throws CommerceError graphql-no-such-entity for a country that the shop does not allow.
 */
export function countryById(id: string | null, { settings, locale }: StoreView): Record<string, unknown> {
  const threeLetters = id === null ? undefined : settings.countries[id];
  if (id === null || threeLetters === undefined) throw noSuchEntity("The country isn't available.");
  return countrySource(id, threeLetters, locale);
}

function currencySymbol(code: string, locale: string): string {
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency: code });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}

/** Source object of `Currency`. */
export function getCurrency(storeView: StoreView): Record<string, unknown> {
  const { baseCurrency, displayCurrency, availableCurrencies, exchangeRates, locale } = storeView;
  return {
    base_currency_code: baseCurrency,
    base_currency_symbol: currencySymbol(baseCurrency, locale),
    default_display_currency_code: displayCurrency,
    default_display_currency_symbol: currencySymbol(displayCurrency, locale),
    available_currency_codes: availableCurrencies,
    exchange_rates: availableCurrencies.map((code) => ({
      currency_to: code,
      rate: (exchangeRates[code] ?? RATE_SCALE) / RATE_SCALE,
    })),
  };
}
