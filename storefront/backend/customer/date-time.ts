/** A point in time as Magento's API writes it: `2026-11-21 10:00:00`, UTC. */
export function magentoDateTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
