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
  /** Name of the region, as orders have it. */
  region?: Text;
  /** Code of the region, or the name that was typed; it goes before the name. */
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

interface Place {
  city: string;
  region: string;
  postcode: string;
}

/**
 * Lines of the city by country, where it is not the postcode and the city.
 *
 * @see https://github.com/google/libaddressinput (address formats of countries)
 */
const cityLines: Readonly<Record<string, (place: Place) => string[]>> = {
  AU: ({ city, region, postcode }) => [join([city, region, postcode], ' ')],
  CA: ({ city, region, postcode }) => [join([city, region, postcode], ' ')],
  ES: ({ city, region, postcode }) => [join([postcode, city], ' '), region === city ? '' : region],
  GB: ({ city, postcode }) => [city, postcode],
  IE: ({ city, region, postcode }) => [city, region, postcode],
  IT: ({ city, region, postcode }) => [join([postcode, city, region], ' ')],
  NZ: ({ city, postcode }) => [join([city, postcode], ' ')],
  US: ({ city, region, postcode }) => [join([city, join([region, postcode], ' ')], ', ')],
};

function getCityLines({ city, region, region_code: code, postcode, country_code: country }: PostalAddress): string[] {
  const place = { city: city?.trim() ?? '', region: (code || region)?.trim() ?? '', postcode: postcode?.trim() ?? '' };
  return cityLines[country ?? '']?.(place) ?? [join([place.postcode, place.city], ' ')];
}

/**
 * Returns the lines of an address, as on an envelope in its country: the name, the company below it, and the tax number
 * last. A Polish number is introduced as `NIP`; those of other countries begin with letters that tell what they are.
 */
export function getAddressLines(address: PostalAddress): string[] {
  const { prefix, firstname, middlename, lastname, suffix, company, street } = address;
  const vatId = address.vat_id?.trim();
  const lines = [
    join([prefix, firstname, middlename, lastname, suffix], ' '),
    join([company], ''),
    join(street ?? [], ' / '),
    ...getCityLines(address),
    join([address.telephone], ''),
    join([address.fax], ''),
    vatId && address.country_code === 'PL' ? `NIP: ${vatId}` : vatId,
  ];
  return lines.filter((line): line is string => Boolean(line));
}
