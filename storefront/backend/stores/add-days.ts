const DAY_MS = 86_400_000;

/**
 * Returns the day that lies `days` after `date`.
 *
 * @param date ISO date.
 * @throws RangeError for a text that is no date.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
