import examples from 'libphonenumber-js/mobile/examples';
import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import type { PhoneRules } from './phone.ts';

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
    if (!/^[+\d\s().\p{Pd}/]+$/u.test(value.normalize('NFKC').trim())) return undefined;
    const international = value.normalize('NFKC').trim().replace(/^00/, '+');
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
