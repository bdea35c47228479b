import examples from 'libphonenumber-js/mobile/examples';
import {
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { normalizeTypedNumber } from './typed-number.ts';

/** Numbering plans of all countries. They are large: load them with `loadPhoneRules`. */
export interface PhoneRules {
  /** Returns a number in the international form, e.g. `+48600700800`; undefined when the country has no such number. */
  normalize(value: string, country: string): string | undefined;
  /** Returns a number as people of the country write it; undefined for a country without numbers. */
  getExample(country: string): string | undefined;
}

/** Calling codes whose plan also holds numbers that no courier calls, with the digits of those that one does. */
const subscriberDigits: Readonly<Record<string, number>> = {
  // Poland has pagers of 6, 7 and 10 digits; ten digits are a mobile number with one too many.
  '48': 9,
};

const toCountry = (country: string): CountryCode | undefined => {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? code : undefined;
};

/** The numbering plans. Load them with `loadPhoneRules`. */
export const phoneRules: PhoneRules = {
  normalize(value, country) {
    // The parser looks for numbers in texts and would leave out letters and extensions.
    const typed = normalizeTypedNumber(value);
    if (!/^[+\d\s().\p{Pd}/]+$/u.test(typed)) return undefined;
    const international = typed.replace(/^00/, '+');
    const number = parsePhoneNumberFromString(international, { defaultCountry: toCountry(country), extract: false });
    if (!number?.isValid()) return undefined;
    const digits = subscriberDigits[number.countryCallingCode];
    return digits === undefined || number.nationalNumber.length === digits ? number.number : undefined;
  },
  getExample(country) {
    const code = toCountry(country);
    return code && getExampleNumber(code, examples)?.formatNational();
  },
};
