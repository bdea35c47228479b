/** A point in time by the clocks of a time zone, in the form of Magento's API: `2026-11-21 11:00:00`. */
export const localDateTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(iso));

/** A point in time as Magento's API writes it: `2026-11-21 10:00:00`, UTC. */
export function magentoDateTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
