// Directive 98/6/EC applies in the whole European Economic Area.
const codes = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Returns whether a country (ISO 3166-1 alpha-2) belongs to the European Economic Area. */
export function isEeaCountry(country: string): boolean {
  return codes.includes(country);
}
