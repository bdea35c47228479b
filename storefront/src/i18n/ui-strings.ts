import type { WitrynaProviderProps } from '@witryna/ui/provider';
import type { LocaleCode } from './locale.ts';

/** Strings of the UI library's components; those that are left out are British English. */
export type UiStringTable = NonNullable<WitrynaProviderProps['strings']>;

/** The locales of the shop's texts, and German as Switzerland and Liechtenstein write it. */
type UiLocale = LocaleCode | 'de_CH';

const tables: Readonly<Record<Exclude<UiLocale, 'en_GB'>, () => Promise<{ strings: UiStringTable }>>> = {
  de_CH: () => import('./swiss-ui-strings.ts'),
  de_DE: () => import('@witryna/ui/strings/de-DE'),
  en_US: () => import('@witryna/ui/strings/en-US'),
  es_ES: () => import('@witryna/ui/strings/es-ES'),
  fr_CA: () => import('@witryna/ui/strings/fr-CA'),
  fr_FR: () => import('@witryna/ui/strings/fr-FR'),
  it_IT: () => import('@witryna/ui/strings/it-IT'),
  nl_NL: () => import('@witryna/ui/strings/nl-NL'),
  pl_PL: () => import('@witryna/ui/strings/pl-PL'),
  pt_PT: () => import('@witryna/ui/strings/pt-PT'),
};

/** Loads the strings of the UI library's components. Rejects when their script cannot be fetched. */
export async function loadUiStrings(locale: UiLocale): Promise<UiStringTable> {
  return locale === 'en_GB' ? {} : (await tables[locale]()).strings;
}
