/** Returns the text of a number with a comma before its decimals and without separators of thousands. */
export function withDecimalComma(value: number): string {
  return String(value).replace('.', ',');
}
