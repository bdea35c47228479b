import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Names of the values and tags that a message uses, sorted. */
export function getArguments(message: readonly MessageFormatElement[]): string[] {
  const names = message.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...getArguments(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => getArguments(value))];
      default:
        return [element.value];
    }
  });
  return [...new Set(names)].sort();
}

/**
 * Plural categories of a language that a plural in the message lacks, e.g. `few` in Polish. A plural that has no
 * category but `other` says the same for all numbers, perhaps but for exact ones, and lacks none.
 */
export function missingPlurals(message: readonly MessageFormatElement[], locale: string): string[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.tag) return missingPlurals(element.children, locale);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => missingPlurals(value, locale));
    if (element.type === TYPE.select) return inner;
    const { pluralCategories } = new Intl.PluralRules(locale, {
      type: element.pluralType ?? 'cardinal',
    }).resolvedOptions();
    const missing = pluralCategories.filter((category) => !(category in element.options));
    return missing.length === pluralCategories.length - 1 ? inner : [...missing, ...inner];
  });
}
