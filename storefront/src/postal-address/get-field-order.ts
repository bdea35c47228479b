import { getNameOrder } from './get-name-order.ts';
import { getPlaceFormat } from './get-place-format.ts';

/** Field of an address whose place depends on the country. */
export type OrderedField = 'firstname' | 'middlename' | 'lastname' | 'street' | 'postcode' | 'city' | 'region';

/**
 * Places of countries that go from the large to the small in their own script, as their people fill in forms in any
 * language. Printed in Latin letters, their addresses go from the small to the large.
 *
 * @see https://github.com/google/libaddressinput (`fmt` next to `lfmt`)
 */
const largestFirst: readonly (readonly [format: string, countries: string])[] = [
  ['Z R C A', 'CN JP KP TW'],
  ['R C A Z', 'KR'],
];

const fields: Readonly<Record<string, OrderedField>> = {
  A: 'street',
  C: 'city',
  R: 'region',
  S: 'region',
  Z: 'postcode',
};

/**
 * Returns the fields of an address in the order in which people of a country write them: the names, and the place.
 *
 * @param country ISO 3166-1 alpha-2; the order of an unknown one is that of most countries
 */
export function getFieldOrder(country: string): { names: OrderedField[]; place: OrderedField[] } {
  const format =
    largestFirst.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? getPlaceFormat(country);
  const place = format.split('').flatMap((letter) => fields[letter] ?? []);
  const city = place.indexOf('city');
  // A shop may ask for a region that the country does not print: it comes after the city.
  if (!place.includes('region')) place.splice(city + 1, 0, 'region');
  return { names: getNameOrder(country), place };
}
