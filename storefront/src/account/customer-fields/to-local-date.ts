/** Returns the date of a moment as ISO 8601, `2026-01-05`, in the time zone of the visitor. */
export function toLocalDate(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
