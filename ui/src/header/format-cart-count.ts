/**
 * Text of the cart badge: the count, `99+` above 99, nothing at 0.
 *
 * @param count number of items, not negative; with decimals for what is sold by length or weight
 * @param locale BCP 47 tag of the language that writes the decimals, `en` by default
 */
export function formatCartCount(count: number, locale = 'en'): string | undefined {
  if (count <= 0) return undefined;
  return count > 99 ? '99+' : count.toLocaleString(locale);
}
