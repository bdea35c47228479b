/** Data keys of the locales that the shop can load. */
export const locales = [
  'fr_CA',
  'en_US',
  'fr_FR',
  'de_DE',
  'en_GB',
  'nl_NL',
  'pl_PL',
  'pt_PT',
  'es_ES',
  'it_IT',
] as const;

/** Data key of a locale, as the backend and the names of the catalogs have it. */
export type LocaleCode = (typeof locales)[number];

/** Locale whose catalogs name the messages, and have a text where others lack one. */
export const sourceLocale: LocaleCode = 'en_US';

/**
 * BCP 47 tag of a locale for `lang` attributes and Intl.
 *
 * @param code data key, e.g. `pl_PL`
 * @returns tag, e.g. `pl-PL`
 */
export function localeTag(code: string): string {
  return code.replaceAll('_', '-');
}

/**
 * Finds a loadable locale.
 *
 * @param code data key or tag: `pl_PL`, `pl-PL`
 * @throws Error `Unable to locate locale` for any other
 */
export function findLocale(code: string): LocaleCode {
  const locale = locales.find((candidate) => localeTag(candidate) === localeTag(code));
  if (!locale) throw new Error('Unable to locate locale');
  return locale;
}
