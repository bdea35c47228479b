import {
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser/no-parser.js';
import { Children, type ReactNode } from 'react';

/** Values by name; a function draws what stands between tags. */
export type MessageValues = Readonly<Record<string, ReactNode | ((content: ReactNode[]) => ReactNode)>>;

/** The formatters of a locale. */
interface Formatters {
  number(value: number): string;
  /** @returns CLDR category, e.g. `few` */
  plural(value: number, type: Intl.PluralRuleType | undefined): string;
}

/**
 * Formats a compiled message as intl-messageformat does, without dates, times and number styles, which the messages plugin refuses.
 *
 * @param count of the plural around the elements, for `#`
 * @throws Error for a value that is missing or has no option
 */
export function formatElements(elements: readonly MessageFormatElement[], values: MessageValues, formatters: Formatters, count?: number): ReactNode[] {
  return elements.flatMap((element): ReactNode => {
    if (isLiteralElement(element)) return element.value;
    if (isPoundElement(element)) return count === undefined ? [] : formatters.number(count);
    if (!(element.value in values)) throw new Error(`There is no value for ${element.value}.`);
    const value = values[element.value];
    if (isTagElement(element)) {
      if (typeof value !== 'function') throw new Error(`The value of ${element.value} is no function.`);
      return value(Children.toArray(joinTexts(formatElements(element.children, values, formatters, count))));
    }
    if (isNumberElement(element)) return formatters.number(Number(value));
    if (isSelectElement(element)) return formatElements(findOption(element.options, textOf(value)).value, values, formatters);
    if (isPluralElement(element)) {
      const left = Number(value) - element.offset;
      const option = findOption(element.options, `=${textOf(value)}`, formatters.plural(left, element.pluralType));
      return formatElements(option.value, values, formatters, left);
    }
    return isValidPart(value) ? value : textOf(value);
  });
}

const isValidPart = (value: MessageValues[string]): value is Exclude<ReactNode, string | number> => typeof value === 'object';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The first option of these names, or the one for all others. */
function findOption<Option>(options: Record<string, Option>, ...names: string[]): Option {
  const name = [...names, 'other'].find((candidate) => Object.hasOwn(options, candidate)) ?? '';
  const option = options[name];
  if (!option) throw new Error(`There is no option for ${names.join()}.`);
  return option;
}

/** Joins texts that stand beside each other. */
export function joinTexts(parts: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof last === 'string' && typeof part === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
