import { useState } from 'react';

/**
 * Returns the announcement of an amount: none for the first one, one for each later one. An unknown amount, e.g. during
 * recalculation, changes nothing.
 */
export function useTotalAnnouncement(total: string | undefined, strings: (total: string) => string): string {
  const [known, setKnown] = useState({ total, said: '' });
  if (total !== undefined && total !== known.total) {
    const next = { total, said: known.total === undefined ? '' : strings(total) };
    setKnown(next);
    return next.said;
  }
  return known.said;
}
