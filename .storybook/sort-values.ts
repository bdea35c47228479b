/** Values of props in the order of their scales, which the compiler lists in any. */
const scale = [
  ...['none', 'xxs', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x8', 'x10', 'x12', 'x16', 'x20', 'x24'],
  ...['small', 'medium', 'large'],
  ...['start', 'center', 'end', 'between', 'stretch', 'baseline', 'screen', 'window'],
  ...['default', 'inverse'],
  ...['idle', 'loading', 'ready', 'info', 'success', 'warning', 'error'],
  ...['dialog', 'alertdialog'],
];

/** Returns the rank of a value, which a type has in quotation marks; `NaN` without one. */
function getRank(value: unknown): number {
  const rank = scale.indexOf(String(value).replaceAll('"', ''));
  return rank < 0 ? Number(value) : rank;
}

/** Returns numbers and values of a scale in ascending order; other values stay as they are. */
export function sortValues<Value>(values: readonly Value[]): Value[] {
  return values.every((value) => Number.isFinite(getRank(value)))
    ? values.toSorted((a, b) => getRank(a) - getRank(b))
    : [...values];
}
