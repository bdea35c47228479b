import { getNameOrder } from './get-name-order.ts';
import { getPlaceFormat } from './get-place-format.ts';

type Text = string | null | undefined;

/** An address as the backend or a form has it; what is missing is left out of its text. */
export interface PostalAddress {
  prefix?: Text;
  firstname?: Text;
  middlename?: Text;
  lastname?: Text;
  suffix?: Text;
  company?: Text;
  street?: readonly Text[] | null | undefined;
  postcode?: Text;
  city?: Text;
  /** Name of the region. */
  region?: Text;
  /** Code of the region, or the name that was typed; it goes before the name where people write codes. */
  region_code?: Text;
  telephone?: Text;
  fax?: Text;
  vat_id?: Text;
  /** ISO 3166-1 alpha-2. */
  country_code?: Text;
}

const join = (texts: readonly Text[], separator: string) =>
  texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(separator);

/** Writes a line; the separator of a missing part passes to the next one. */
function writeLine(pattern: string, parts: Readonly<Record<string, string>>): string {
  let line = '';
  let separator = '';
  for (const [, before = '', name = ''] of pattern.matchAll(/([^A-Z]*)([A-Z])/g)) {
    separator ||= before;
    const part = parts[name];
    if (!part) continue;
    line += line && separator;
    line += part;
    separator = '';
  }
  return line;
}

function getPlaceLines(address: PostalAddress): string[] {
  const [town = '', name = '', short = '', zip = ''] = [
    address.city,
    address.region,
    address.region_code,
    address.postcode,
  ].map((text) => text?.trim());
  // Poland writes the flat behind the house; elsewhere each line of the street is one of the envelope.
  const street = address.country_code === 'PL' ? [join(address.street ?? [], ' / ')] : (address.street ?? []);
  // Cities that are regions of their own are written once.
  const parts = { C: town, S: short || name, R: name === town ? '' : name || short, Z: zip };
  return getPlaceFormat(address.country_code)
    .split('|')
    .flatMap((line) => (line === 'A' ? street.map((text) => join([text], '')) : writeLine(line, parts)));
}

/** Where an address is read. */
export interface AddressReader {
  /** BCP 47 tag of the language in which the country is named. */
  locale: string;
  /** ISO 3166-1 alpha-2; of addresses there, the country is not named. */
  homeCountry: string | undefined;
}

function getForeignCountry({ country_code: country }: PostalAddress, { locale, homeCountry }: AddressReader) {
  // Anything else is no country, and would throw.
  if (!country || country === homeCountry || !/^[A-Z]{2}$/.test(country)) return undefined;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country);
}

/**
 * Returns the lines of an address, as on an envelope in its country: the name, the company below it, and the tax number
 * last. A Polish number is introduced as `NIP`; those of other countries begin with letters that tell what they are.
 *
 * @param reader Default: the country is not named.
 */
export function getAddressLines(address: PostalAddress, reader?: AddressReader): string[] {
  const { prefix, suffix, company } = address;
  const names = getNameOrder(address.country_code).map((name) => address[name]);
  const vatId = address.vat_id?.trim();
  const lines = [
    join([prefix, ...names, suffix], ' '),
    join([company], ''),
    ...getPlaceLines(address),
    reader && getForeignCountry(address, reader),
    join([address.telephone], ''),
    join([address.fax], ''),
    vatId && address.country_code === 'PL' ? `NIP: ${vatId}` : vatId,
  ];
  return lines.filter((line): line is string => Boolean(line));
}
