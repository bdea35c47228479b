import type { LocaleCode } from './locale.ts';
import type { UiStringTable } from './ui-string-table.ts';

const tables: Readonly<Record<Exclude<LocaleCode, 'en_GB'> | 'de_CH', () => Promise<{ strings: UiStringTable }>>> = {
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

/**
 * Loads the strings of the UI library's components. Rejects when their script cannot be fetched.
 *
 * @param code data key or tag of the store view's locale, which may spell otherwise. Default: that of the texts.
 * @param decimalSeparator that of the store view's numbers, which may be another than that of its texts: Mexico writes
 *   1,000.50. Default: that of the texts, also for a sign that fields do not take, such as the Arabic one.
 */
export async function loadUiStrings(
  locale: LocaleCode,
  code: string = locale,
  decimalSeparator?: string,
): Promise<UiStringTable> {
  const table = /^de.(CH|LI)/.test(code) ? 'de_CH' : locale;
  const strings: UiStringTable = table === 'en_GB' ? {} : (await tables[table]()).strings;
  const own = strings.quantityStepper?.decimalSeparator ?? '.';
  return decimalSeparator === (own === '.' ? ',' : '.')
    ? { ...strings, quantityStepper: { ...strings.quantityStepper, decimalSeparator } }
    : strings;
}
