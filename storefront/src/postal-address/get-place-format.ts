/**
 * Place of an address by country: `A` is the street, `Z` the postcode, `C` the city, `S` the region by its code where it
 * has one, `R` by its name, and `|` begins a line. Without `A`, the street comes first. Countries that are missing write
 * the postcode and the city below the street, and no region.
 *
 * @see https://github.com/google/libaddressinput (address formats of countries)
 */
const formats: readonly (readonly [format: string, countries: string])[] = [
  ['C, S Z', 'AS FM GU MH MP PR PW US VI'],
  ['C S Z', 'AU CA'],
  ['C-S|Z', 'BR'],
  ['Z C S', 'IT SM'],
  ['C Z', 'BH BM BN BT IL JO KH LB LS MT MV NP NZ SA SG'],
  ['C|Z', 'AF FK GB GG IM JE KE LK SZ ZA'],
  ['C - Z', 'BD'],
  ['C-Z', 'PK'],
  ['C, Z', 'LV MM'],
  ['C Z|R', 'IN NG PE'],
  ['C Z, R', 'VE'],
  ['C, R, Z', 'CO'],
  ['C, R|Z', 'JP'],
  ['C|R, Z', 'CN'],
  ['C, R Z', 'BB TW'],
  ['C|R Z', 'ID TH VN'],
  ['C|R|Z', 'EG IE KR RU UA'],
  ['C|Z R', 'PH'],
  ['C|A|Z', 'HU'],
  ['Z C, R', 'CR MX PA'],
  ['Z C/R', 'TR'],
  ['Z C|R', 'AE AR BY CL CU ES HK HN JM MY MZ NI SV UY UZ'],
];

/** Returns how a country writes the place of an address, in the notation above, with the street. */
export function getPlaceFormat(country: string | null | undefined): string {
  const format = formats.find(([, countries]) => country && countries.split(' ').includes(country))?.[0] ?? 'Z C';
  return format.includes('A') ? format : `A|${format}`;
}
