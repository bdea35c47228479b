/**
 * Writes a Polish postcode as the post does, e.g. `00-950`.
 *
 * @param value as typed: `00950`, `00 950`, `00–950`
 * @returns undefined when it is no Polish postcode
 */
export function normalisePostcode(value: string): string | undefined {
  const [, area, office] = /^\s*(\d{2})[\s\p{Pd}]*(\d{3})\s*$/u.exec(value) ?? [];
  return area && office && `${area}-${office}`;
}

/**
 * Writes a phone number in the international form, e.g. `+48600700800`. Nine digits without a country are Polish.
 *
 * @param value as typed, perhaps with spaces, hyphens, brackets, and `+` or `00` in front of the country
 * @returns undefined when it is no phone number
 */
export function normalisePhone(value: string): string | undefined {
  const digits = value.trim().replace(/[\s().\p{Pd}/]/gu, '').replace(/^00/, '+');
  if (/^\d{9}$/.test(digits)) return `+48${digits}`;
  if (/^48\d{9}$/.test(digits)) return `+${digits}`;
  // E.164 allows 15 digits; shorter than 8 there is none with a country. A Polish one has nine digits behind the country.
  return /^\+(?:48\d{9}|(?!48|0)\d{8,15})$/.test(digits) ? digits : undefined;
}
