import type { FormError } from '../forms/index.ts';

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Tax numbers of other countries of the European Union, each with an example of its form. */
const examples: Readonly<Record<string, string>> = {
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  BG: 'BG123456789',
  CY: 'CY12345678X',
  CZ: 'CZ12345678',
  DE: 'DE123456789',
  DK: 'DK12345678',
  EE: 'EE123456789',
  ES: 'ESX12345678',
  FI: 'FI12345678',
  FR: 'FR12345678901',
  GR: 'EL123456789',
  HR: 'HR12345678901',
  HU: 'HU12345678',
  IE: 'IE1234567AB',
  IT: 'IT12345678901',
  LT: 'LT123456789',
  LU: 'LU12345678',
  LV: 'LV12345678901',
  MT: 'MT12345678',
  NL: 'NL123456789B01',
  PT: 'PT123456789',
  RO: 'RO12345678',
  SE: 'SE123456789001',
  SI: 'SI12345678',
  SK: 'SK1234567890',
};

/**
 * Returns an example of a country's VAT number, with the prefix of the country; undefined outside of the European Union
 * and for Poland, whose number goes without a prefix.
 */
export function getVatIdExample(country: string): string | undefined {
  return examples[country];
}

/** Returns a tax number as it is kept: in Poland the ten digits alone, else what was typed without outer spaces. */
export function normalizeVatId(vatId: string, country: string): string {
  const digits = country === 'PL' ? vatId.replace(/[\s\p{Pd}]/gu, '').replace(/^PL/i, '') : '';
  return /^\d{10}$/.test(digits) ? digits : vatId.trim();
}

/** Begins with letters of another country than Poland: a company from abroad may have an address there. */
const foreign = /^(?!PL)[A-Z]{2}(?=.*\d)/i;

/**
 * Returns what is wrong with a tax number: in Poland the length or check digit of a NIP; elsewhere, and in a number of
 * another country, nothing, since forms and check digits differ. An empty number is right.
 */
export function vatIdError(vatId: string, country: string): FormError | undefined {
  const number = vatId.trim();
  if (country !== 'PL' || number === '' || foreign.test(number)) return undefined;
  return isNip(normalizeVatId(vatId, country)) ? undefined : { id: 'checkout.nipInvalid' };
}

function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = nipWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum > 0 && sum % 11 === Number(digits[9]);
}
