import { normalizeTypedNumber } from './typed-number.ts';
import type { Validator } from './validators.ts';

/**
 * Forms of the postcodes of a country: `#` is a digit, `?` a letter, `*` either; other letters and digits stand for
 * themselves, and a space or hyphen may be left out or doubled by the shopper. Where a form has digits alone, spaces may
 * be anywhere between them. The first form is the example.
 */
type PostcodeForms = readonly string[];

const countriesByForm: readonly (readonly [forms: PostcodeForms, countries: string])[] = [
  [['###'], 'FO IS LS MG PG'],
  [
    ['####'],
    'AF AL AM AT AU BD BE BG CC CH CV CX CY DK ET GE GL GW HM HU LI LR LU MK MZ NE NF NO NZ PH PY SI SJ TN ZA',
  ],
  [
    ['#####'],
    'AX BA BL BT CR DE DO DZ EE EG ES FI FR GF GP GT HN HR IC ID IQ IT JO KE KR KW LK LT MA MC ME MF MM MQ MX MY NC NP PE PF PK PM RE RS SD SM SN TF TH TR UA UM UY VA WF YT ZM',
  ],
  [['######'], 'BY CN CO EC IN KG KZ RO RU SG TJ TM TT UZ'],
  [['#######', '#####'], 'IL'],
  [['#####', '#####-####'], 'AS FM GU MH MP PR SA US VI'],
  [['##-###'], 'PL'],
  [['####-###'], 'PT'],
  [['#####-###'], 'BR'],
  [['###-####'], 'JP'],
  [['### ##'], 'CZ GR SE SK'],
  [['### ####'], 'CL'],
  [['#### ??'], 'NL'],
  [['?#? #?#'], 'CA'],
  [['??# #??', '?# #??', '?## #??', '??## #??', '?#? #??', '??#? #??'], 'GB'],
  [['GY# #??', 'GY## #??'], 'GG'],
  [['JE# #??'], 'JE'],
  [['IM# #??', 'IM## #??'], 'IM'],
  [['?## ****', '?#W ****'], 'IE'],
  [['??? ####'], 'MT'],
  [['????####', '####', '?####???'], 'AR'],
  [['LV-####'], 'LV'],
  [['MD-####', '####'], 'MD'],
  [['AD###'], 'AD'],
  [['AZ ####'], 'AZ'],
  [['??####'], 'BN'],
  [['?###'], 'SZ'],
  [['HT####', '####'], 'HT'],
  [['#####', '######'], 'KH MN VN'],
  [['######', '#####', '###'], 'TW'],
  [['#####-#####'], 'IR'],
];

const formsByCountry: ReadonlyMap<string, PostcodeForms> = new Map(
  countriesByForm.flatMap(([forms, countries]) => countries.split(' ').map((country) => [country, forms] as const)),
);

const getForms = (country: string): PostcodeForms => formsByCountry.get(country.toUpperCase()) ?? [];

const characterPatterns: Readonly<Record<string, string>> = { '#': '\\d', '?': '[A-Z]', '*': '[A-Z\\d]' };

/** Writes a postcode in a form; undefined when it has another one. */
function writeIn(form: string, typed: string): string | undefined {
  // People group the digits of such a form as they like: `400 001`. A hyphen would be that of another country.
  const isGroupedFreely = /^#+$/.test(form);
  const parts = form.split(isGroupedFreely ? '' : /[ -]/);
  const separators = form.replace(/[^ -]/g, '');
  const pattern = parts
    .map((part) => `(${part.replace(/./g, (sign) => characterPatterns[sign] ?? sign)})`)
    .join(isGroupedFreely ? '\\s*' : '[\\s\\p{Pd}]*');
  const found = new RegExp(`^${pattern}$`, 'u').exec(typed)?.slice(1);
  return found?.map((part, index) => part + (separators[index] ?? '')).join('');
}

/**
 * Returns a postcode as the post of the country writes it, e.g. `00-950` in Poland or `SW1A 1AA` in the United Kingdom.
 *
 * @param value as typed: in small letters, with other separators or none, with or without the country in front
 * (`D-10115`)
 * @param country ISO 3166-1 alpha-2
 * @returns what was typed, trimmed, for a country whose form is not known; undefined when it has another form
 */
export function normalizePostcode(value: string, country: string): string | undefined {
  const typed = normalizeTypedNumber(value).toUpperCase();
  const forms = getForms(country);
  if (forms.length === 0) return value.trim();
  const bare = typed.replace(/^[A-Z]{1,3}[\s\p{Pd}]*(?=\d)/u, '');
  // Forms that begin with the country are also known without it.
  const candidates = [typed, `${country.toUpperCase()}${typed}`, bare];
  for (const candidate of candidates) {
    for (const form of forms) {
      const written = writeIn(form, candidate);
      if (written !== undefined) return written;
    }
  }
  return undefined;
}

/** Returns an example of a postcode of the country, e.g. `12-345`; undefined for a country whose form is not known. */
export function getPostcodeExample(country: string): string | undefined {
  let digit = 0;
  let letter = 0;
  const [form] = getForms(country);
  return form?.replace(/[#?*]/g, (sign) => (sign === '#' ? String(++digit % 10) : ('ABCDEFGH'[letter++ % 8] ?? '')));
}

/** Returns whether postcodes of the country have digits and nothing else to type, so that a number pad is enough. */
export function isPostcodeNumeric(country: string): boolean {
  const forms = getForms(country);
  return forms.length > 0 && forms.every((form) => /^[#\s-]+$/.test(form));
}

/** Creates a check that a postcode has the form of its country; an empty one and one of an unknown form pass. */
export function validatePostcode(country: string): Validator<string> {
  return (value) =>
    value.trim() === '' || normalizePostcode(value, country) !== undefined
      ? undefined
      : { id: 'formValidation.postcode', value: getPostcodeExample(country) };
}
