/**
 * The copyright text of the store with the year instead of the token {YYYY}.
 *
 * @param text as the store configuration has it, e.g. `© {YYYY} Witryna`
 * @param year four digits
 */
export function formatCopyright(text: string, year: number): string {
  return text.replaceAll('{YYYY}', String(year));
}
