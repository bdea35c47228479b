import type { AttributeValue } from '../catalog/attribute/attribute-values.ts';
import { inputError } from '../graphql-error.ts';
import type { AttributeSettings } from '../shop/settings.ts';
import type { StoredValues } from './custom-attribute-repository.ts';
import { isEmailAddress } from './email-address.ts';

/** Magento's AttributeValueInput. */
export interface AttributeValueInput {
  attribute_code: string;
  value?: string | null;
  selected_options?: readonly ({ value: string } | null)[] | null;
}

/** Magento's `input_validation` of texts, with what it says of a text that is not so. */
const formats: Readonly<Record<string, { isValid(text: string): boolean; problem: string }>> = {
  alphanumeric: {
    isValid: (text) => /^[\p{L}\p{N}]*$/u.test(text),
    problem: 'contains non-alphabetic or non-numeric characters.',
  },
  'alphanum-with-spaces': {
    isValid: (text) => /^[\p{L}\p{N}\s]*$/u.test(text),
    problem: 'contains non-alphabetic or non-numeric characters.',
  },
  numeric: { isValid: (text) => /^\d*$/u.test(text), problem: 'contains non-numeric characters.' },
  alpha: { isValid: (text) => /^\p{L}*$/u.test(text), problem: 'contains non-alphabetic characters.' },
  url: { isValid: (text) => /^https?:\/\/\S+$/iu.test(text), problem: 'is not a valid URL.' },
  email: { isValid: isEmailAddress, problem: 'is not a valid email address.' },
};

function checkText(text: string, { rules = {} }: AttributeSettings): string | undefined {
  const { MIN_TEXT_LENGTH: min, MAX_TEXT_LENGTH: max, INPUT_VALIDATION: format = '' } = rules;
  const { length } = Array.from(text);
  if (min && length < Number(min)) return `length must be equal or greater than ${min} characters.`;
  if (max && length > Number(max)) return `length must be equal or less than ${max} characters.`;
  return formats[format]?.isValid(text) === false ? formats[format].problem : undefined;
}

function checkDate(value: string, { rules = {} }: AttributeSettings): string | undefined {
  const seconds = Date.parse(`${value.slice(0, 10)}T00:00:00Z`) / 1000;
  if (Number.isNaN(seconds)) return 'is not a valid date.';
  const { DATE_RANGE_MIN: min, DATE_RANGE_MAX: max } = rules;
  const isOutside = (min && seconds < Number(min)) || (max && seconds > Number(max));
  return isOutside ? 'is not in the allowed range of dates.' : undefined;
}

/** What Magento says of a value that is not empty, after the label of its attribute. */
function findProblem(value: string, attribute: AttributeSettings): string | undefined {
  const { input, options = [] } = attribute;
  if (input === 'select' || input === 'multiselect') {
    const unknown = value.split(',').find((id) => !options.some((option) => option.value === id));
    return unknown === undefined ? undefined : `does not contain option with Id ${unknown}`;
  }
  if (input === 'date') return checkDate(value, attribute);
  if (input === 'multiline') {
    const filled = value.split('\n').filter((line) => line !== '');
    return filled.map((line) => checkText(line, attribute)).find((problem) => problem !== undefined);
  }
  return input === 'text' || input === 'textarea' ? checkText(value, attribute) : undefined;
}

/** Magento reads the value only, also of attributes with options. */
function toStored({ attribute_code: code, value }: AttributeValueInput): string {
  if (value === undefined || value === null) throw new Error(`Undefined array key "value" of ${code}`);
  return value;
}

/**
 * The values of an account or an address after an input: what the input does not mention stays.
 *
 * @param attributes Of the merchant; values of others are left out, as Magento does.
 * @param current Default: those of a new account or address.
 * @throws CommerceError graphql-input
 */
export function readCustomAttributes(
  inputs: readonly (AttributeValueInput | null)[] | null | undefined,
  attributes: readonly AttributeSettings[] = [],
  current: StoredValues = {},
): StoredValues {
  const sent = new Map((inputs ?? []).flatMap((input) => (input ? [[input.attribute_code, toStored(input)]] : [])));
  const values = attributes.map((attribute) => {
    const { code, label, isRequired, input } = attribute;
    const value = sent.get(code) ?? current[code] ?? '';
    const [first = ''] = input === 'multiline' ? value.split('\n') : [value];
    if (isRequired && first.trim() === '') throw inputError(`"${label}" is a required value.`);
    const problem = value.trim() === '' ? undefined : findProblem(value, attribute);
    if (problem) throw inputError(`"${label}" ${problem}`);
    return [code, input === 'date' && value ? `${value.slice(0, 10)} 00:00:00` : value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** The values of an input that belong to attributes of the merchant, as a cart keeps them: unchecked. */
export function pickAttributes(
  inputs: readonly (AttributeValueInput | null)[] | null | undefined,
  attributes: readonly AttributeSettings[] = [],
): StoredValues {
  const known = attributes.map(({ code }) => code);
  const picked = (inputs ?? []).filter(
    (input) => input !== null && known.includes(input.attribute_code) && input.value,
  );
  return Object.fromEntries(picked.flatMap((input) => (input ? [[input.attribute_code, toStored(input)]] : [])));
}

/** Stored values as Magento's API has them: options with their labels, everything else as text. */
export function toAttributeValues(
  stored: StoredValues,
  attributes: readonly AttributeSettings[] = [],
  codes?: readonly string[] | null,
): AttributeValue[] {
  return attributes.flatMap(({ code, input, options = [] }): AttributeValue[] => {
    const value = stored[code];
    if (value === undefined || (codes && !codes.includes(code))) return [];
    if (input !== 'select' && input !== 'multiselect') return [{ __typename: 'AttributeValue', code, value }];
    const chosen = options.filter((option) => value.split(',').includes(option.value));
    const selected_options = chosen.map((option) => ({ __typename: 'AttributeSelectedOption' as const, ...option }));
    return [{ __typename: 'AttributeSelectedOptions', code, selected_options }];
  });
}
