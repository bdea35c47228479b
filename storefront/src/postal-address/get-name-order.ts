/**
 * Countries whose people write the family name first.
 *
 * @see https://github.com/unicode-org/cldr (`nameOrderLocales` with the order `surnameFirst`)
 */
const familyNameFirst = 'CN HU JP KP KR TW VN'.split(' ');

/** Returns the names of a person in the order of a country: the given names first, or the family name. */
export function getNameOrder(country: string | null | undefined): ('firstname' | 'middlename' | 'lastname')[] {
  return familyNameFirst.includes(country ?? '')
    ? ['lastname', 'firstname', 'middlename']
    : ['firstname', 'middlename', 'lastname'];
}
