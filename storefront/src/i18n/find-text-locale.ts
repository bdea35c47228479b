import { locales, localeTag, type LocaleCode } from './locale.ts';

/** Locales whose texts a whole language can read; other locales of Magento name a region that has none of its own. */
const localesByLanguage: Readonly<Record<string, LocaleCode>> = {
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  nl: 'nl_NL',
  pl: 'pl_PL',
  pt: 'pt_PT',
};

/**
 * Finds the locale whose texts a store view shows: its own, or that of the same language.
 *
 * @param code locale of the store view, e.g. `de_AT`
 * @returns e.g. `de_DE`; null for a language that the shop has no texts in
 */
export function findTextLocale(code: string): LocaleCode | null {
  const tag = localeTag(code);
  const exact = locales.find((locale) => localeTag(locale) === tag);
  if (exact) return exact;
  // Canada writes times, units and many words as the United States do.
  if (tag === 'en-CA') return 'en_US';
  const language = /^([a-z]{2})-(?:[A-Z][a-z]{3}-)?[A-Z]{2}$/u.exec(tag)?.[1] ?? '';
  return localesByLanguage[language] ?? null;
}
