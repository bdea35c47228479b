/**
 * Text of the cart badge: the count, `99+` above 99, nothing at 0.
 *
 * @param count number of items, not negative
 */
export function formatCartCount(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > 99 ? '99+' : String(count);
}
