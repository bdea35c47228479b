import { useEffect, useState } from 'react';
import { dateInZone } from './opening-hours.ts';

/**
 * The present date in a time zone. The first render takes the date with which the page was made, so that it agrees with
 * HTML from a cache; after that the clock of the browser decides.
 *
 * @param loadedOn ISO date on which the page was made
 */
export function useToday(loadedOn: string, timeZone: string): string {
  const [today, setToday] = useState(loadedOn);
  useEffect(() => {
    setToday(dateInZone(new Date(), timeZone));
  }, [timeZone]);
  return today;
}
