/** Returns numbers in ascending order, as the compiler lists those of a union in any; other values stay as they are. */
export function sortNumbers<Value>(values: readonly Value[]): Value[] {
  return values.every((value) => Number.isFinite(Number(value)))
    ? values.toSorted((a, b) => Number(a) - Number(b))
    : [...values];
}
