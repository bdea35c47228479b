/**
 * Returns whether a street seems to lack the number of the house: no line has a digit. Some houses have a name
 * instead, so this is a reason to ask and never an error.
 */
export function lacksHouseNumber(street: readonly string[]): boolean {
  return (street[0] ?? '').trim() !== '' && !street.some((line) => /\p{Nd}/u.test(line));
}
