import { hasLengthAtLeast, isRequired, validateEmail, type FormError } from '../../forms/index.ts';
import type { IntlShape } from '../../i18n/index.ts';
import type { AttributeRules } from './attribute-rules.ts';
import { getFieldNames, type AttributeFieldName, type AttributeFieldValues } from './attribute-values.ts';
import type { CustomAttribute } from './custom-attribute.ts';

/** Texts that are right, and the message for those that are not. Letters and digits of every script are. */
const formats = {
  alphanumeric: [/^[\p{L}\p{N}]*$/u, 'account.attribute.alphanumeric'],
  'alphanum-with-spaces': [/^[\p{L}\p{N}\s]*$/u, 'account.attribute.alphanumericSpaces'],
  numeric: [/^\d*$/, 'account.attribute.numeric'],
  alpha: [/^\p{L}*$/u, 'account.attribute.alpha'],
  url: [/^https?:\/\/\S+$/i, 'account.attribute.url'],
} as const;

/** Returns what is wrong with the fields of attributes, by the rules with which Magento checks them. */
export function getAttributeErrors(
  values: AttributeFieldValues,
  attributes: readonly CustomAttribute[],
  intl: Pick<IntlShape, 'formatDate'>,
): Partial<Record<AttributeFieldName, FormError>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const names = getFieldNames(attribute);
      const [first] = names;
      const { input, rules } = attribute;
      // Of several lines, Magento requires the first; of several options, any.
      const filled =
        input === 'MULTISELECT' ? names.map((name) => values[name] ?? '').join('') : first && values[first];
      const missing = attribute.isRequired ? isRequired(filled) : undefined;
      if (missing && first)
        return [[first, input === 'MULTISELECT' ? { id: 'account.attribute.atLeastOne' } : missing]];
      if (input === 'MULTISELECT' || input === 'SELECT' || input === 'BOOLEAN') return [];
      return names.flatMap((name) => {
        const value = (values[name] ?? '').trim();
        if (!value) return [];
        const error = input === 'DATE' ? checkDay(value, rules, intl) : checkText(value, rules);
        return error ? [[name, error]] : [];
      });
    }),
  );
}

function checkText(value: string, { minLength, maxLength, format }: AttributeRules): FormError | undefined {
  const tooShort = minLength && hasLengthAtLeast(minLength)(value);
  if (tooShort) return tooShort;
  if (maxLength && Array.from(value).length > maxLength) return { id: 'account.attribute.maxLength', value: maxLength };
  if (format === 'email') return validateEmail(value);
  if (!format) return undefined;
  const [pattern, id] = formats[format];
  return pattern.test(value) ? undefined : { id };
}

function checkDay(
  value: string,
  { minDate, maxDate }: AttributeRules,
  intl: Pick<IntlShape, 'formatDate'>,
): FormError | undefined {
  const write = (day: string) => intl.formatDate(day, { dateStyle: 'long' });
  if (minDate && value < minDate) return { id: 'account.attribute.minDate', value: write(minDate) };
  if (maxDate && value > maxDate) return { id: 'account.attribute.maxDate', value: write(maxDate) };
  return undefined;
}
