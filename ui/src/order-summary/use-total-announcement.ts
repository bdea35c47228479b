import { useState } from 'react';

/**
 * What to say of an amount: nothing of the first one, and each later one once. An amount that is not known, as while it
 * is computed, changes nothing.
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
