import type { PhoneRules } from './phone-rules.ts';
import { normalizeTypedNumber } from './typed-number.ts';
import type { Validator } from './validators.ts';

let loaded: PhoneRules | null = null;

/** Loads the numbering plans, once. Rejects when their script cannot be fetched; a later call tries again. */
export async function loadPhoneRules(): Promise<PhoneRules> {
  const { phoneRules } = await import('./phone-rules.ts');
  loaded = phoneRules;
  return phoneRules;
}

/** Returns the numbering plans if they have been loaded. */
export function getPhoneRules(): PhoneRules | null {
  return loaded;
}

/** A number of the range that Ofcom keeps for drama. */
const anyExample = '+44 20 7946 0958';

/** Takes out what people write between digits, and writes `00` in front of a country as `+`. */
const compact = (value: string) =>
  normalizeTypedNumber(value)
    .replace(/[\s().\p{Pd}/]/gu, '')
    .replace(/^00/, '+');

/**
 * Returns a phone number in the international form.
 *
 * @param value as typed, perhaps with spaces, hyphens, brackets, and `+` or `00` in front of the country
 * @param country of numbers without a country, ISO 3166-1 alpha-2
 * @param rules null while they have not been loaded: then a number without a country stays as it was typed
 * @returns undefined when it is no phone number
 */
export function normalizePhone(value: string, country: string, rules: PhoneRules | null): string | undefined {
  if (rules) return rules.normalize(value, country);
  const digits = compact(value);
  // E.164 allows 15 digits; no country has subscriber numbers of less than five.
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  return /^\d{5,15}$/.test(digits) ? value.trim() : undefined;
}

/** Creates a check that a phone number can be called; an empty one passes. */
export function validatePhone(country: string, rules: PhoneRules | null): Validator<string> {
  const example = rules?.getExample(country);
  return (value) => {
    if (value.trim() === '' || normalizePhone(value, country, rules) !== undefined) return undefined;
    return example
      ? { id: 'formValidation.phone', value: example }
      : { id: 'formValidation.internationalPhone', value: anyExample };
  };
}
