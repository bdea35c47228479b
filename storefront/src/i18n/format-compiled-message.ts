import type { CompiledMessage } from './compiled-message.ts';

/** What is in a message's placeholders, by name. One that is null or undefined is written as nothing. */
export type MessageValues = Readonly<Record<string, string | number | Date | null | undefined>>;

/** How numbers are written in a language, and which plural they take. */
export interface NumberRules {
  format(value: number): string;
  select(value: number): string;
}

/**
 * Writes a compiled message.
 *
 * @param rules asked only for plurals
 * @param counted number of the plural that the text is a part of
 * @throws Error that names a value that is missing
 */
export function formatCompiledMessage(
  text: CompiledMessage,
  values: MessageValues,
  rules: NumberRules,
  counted = 0,
): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if (!part) return rules.format(counted);
      const [name, plural] = part;
      if (!(name in values)) throw new Error(`There is no value "${name}".`);
      const value = values[name];
      if (!plural) return value ?? '';
      const count = Number(value);
      return formatCompiledMessage(
        plural[`=${count}`] ?? plural[rules.select(count)] ?? plural['other'] ?? [],
        values,
        rules,
        count,
      );
    })
    .join('');
}
