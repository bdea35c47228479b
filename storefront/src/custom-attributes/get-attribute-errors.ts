import { hasLengthAtLeast, isRequired, validateEmail, type FormError } from '../forms/index.ts';
import type { AttributeRules } from './attribute-rules.ts';
import { getFieldNames, type AttributeFieldName, type AttributeFieldValues } from './attribute-values.ts';
import type { CustomAttribute } from './custom-attribute.ts';

/** Texts that are right, and the message for those that are not. Letters and digits of every script are. */
const formats = {
  alphanumeric: [/^[\p{L}\p{N}]*$/u, 'forms.attribute.alphanumeric'],
  'alphanum-with-spaces': [/^[\p{L}\p{N}\s]*$/u, 'forms.attribute.alphanumericSpaces'],
  numeric: [/^\d*$/, 'forms.attribute.numeric'],
  alpha: [/^\p{L}*$/u, 'forms.attribute.alpha'],
  url: [/^https?:\/\/\S+$/i, 'forms.attribute.url'],
} as const;

/** Returns what is wrong with the fields of attributes, by the rules with which Magento checks them. */
export function getAttributeErrors(
  values: AttributeFieldValues,
  attributes: readonly CustomAttribute[],
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
      if (missing && first) return [[first, input === 'MULTISELECT' ? { id: 'forms.attribute.atLeastOne' } : missing]];
      if (input === 'MULTISELECT' || input === 'SELECT' || input === 'BOOLEAN') return [];
      return names.flatMap((name) => {
        const value = (values[name] ?? '').trim();
        if (!value) return [];
        const error = input === 'DATE' ? checkDay(value, rules) : checkText(value, rules);
        return error ? [[name, error]] : [];
      });
    }),
  );
}

function checkText(value: string, { minLength, maxLength, format }: AttributeRules): FormError | undefined {
  const tooShort = minLength && hasLengthAtLeast(minLength)(value);
  if (tooShort) return tooShort;
  if (maxLength && Array.from(value).length > maxLength) return { id: 'forms.attribute.maxLength', value: maxLength };
  if (format === 'email') return validateEmail(value);
  if (!format) return undefined;
  const [pattern, id] = formats[format];
  return pattern.test(value) ? undefined : { id };
}

function checkDay(value: string, { minDate, maxDate }: AttributeRules): FormError | undefined {
  if (minDate && value < minDate) return { id: 'forms.attribute.minDate', day: minDate };
  if (maxDate && value > maxDate) return { id: 'forms.attribute.maxDate', day: maxDate };
  return undefined;
}
