/** Returns the number of lines of a street up to the last one that is filled. */
export function countStreetLines(street: readonly string[]): number {
  return street.findLastIndex((line) => line.trim() !== '') + 1;
}
