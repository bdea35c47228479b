import type { AddressFieldName } from './address-fields.ts';
import { half, third, twoThirds, whole } from './address-form.css.ts';

const groups: readonly (readonly AddressFieldName[])[] = [
  ['firstname', 'middlename', 'lastname'],
  ['company', 'vatId'],
  ['postcode', 'city', 'region'],
];

/**
 * Returns the class of a field, which says how much of a row it takes where there is space. Fields of a group share a
 * row, unless the street is between them; a third name and a region that comes last have a row of their own.
 *
 * @param shown - The shown fields in their order.
 */
export function getFieldWidth(name: AddressFieldName, shown: readonly AddressFieldName[]): string {
  const group = groups.find((names) => names.includes(name)) ?? [name];
  const isAboveStreet = (other: AddressFieldName) => shown.indexOf(other) < shown.indexOf('street');
  const row = shown.filter((other) => group.includes(other) && isAboveStreet(other) === isAboveStreet(name));
  if (row.length > 2 && row[2] !== 'postcode' && row[2] !== 'city') row.pop();
  if (row.length > 2) return third;
  if (row.length < 2 || !row.includes(name)) return name === 'postcode' ? third : whole;
  if (!row.includes('city')) return half;
  return name === 'city' ? twoThirds : third;
}
