/**
 * Forms of a word by the plural category of its number (CLDR); categories that a language lacks, or spells like
 * `other`, are left out.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Creates a function that selects the plural form of a number.
 *
 * @param locale - BCP 47 tag, e.g. `pl-PL`.
 * @returns A function that returns the form for a number, without the number.
 */
export function createPluralSelector(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
