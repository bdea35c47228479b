/**
 * The copyright text of the store with the year in place of the token {YYYY} (FRM-23).
 *
 * @param text as the store configuration has it, e.g. `© {YYYY} Witryna`
 * @param year four digits
 */
export function copyrightText(text: string, year: number): string {
  return text.replaceAll('{YYYY}', String(year));
}
