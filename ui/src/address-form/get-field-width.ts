import type { AddressFieldName } from './address-fields.ts';

const placeFields: readonly AddressFieldName[] = ['postcode', 'city', 'region'];
const nameFields: readonly AddressFieldName[] = ['firstname', 'middlename', 'lastname'];

/**
 * Returns how much of a row a field takes where there is space. The first two names share a row; so do postcode and city,
 * with the region if it is not the last of the three, unless the street is between them.
 *
 * @param shown - The shown fields in their order.
 */
export function getFieldWidth(
  name: AddressFieldName,
  shown: readonly AddressFieldName[],
): 'third' | 'half' | 'twoThirds' | 'whole' {
  if (nameFields.includes(name)) {
    const names = shown.filter((other) => nameFields.includes(other));
    return names.indexOf(name) < 2 ? 'half' : 'whole';
  }
  if (name === 'company') return shown.includes('vatId') ? 'half' : 'whole';
  if (name === 'vatId') return shown.includes('company') ? 'half' : 'whole';
  if (!placeFields.includes(name)) return 'whole';
  const isAboveStreet = (other: AddressFieldName) => shown.indexOf(other) < shown.indexOf('street');
  const row = shown.filter((other) => placeFields.includes(other) && isAboveStreet(other) === isAboveStreet(name));
  if (row.length > 2 && row[2] === 'region') row.pop();
  if (!row.includes(name)) return 'whole';
  if (name === 'postcode' || row.length > 2) return 'third';
  if (row.length < 2) return 'whole';
  return name === 'city' ? 'twoThirds' : 'third';
}
