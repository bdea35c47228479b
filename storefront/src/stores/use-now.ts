import { useEffect, useState } from 'react';

/** How often the time is looked at, in ms. */
const STEP = 30_000;

/**
 * The present time, at most half a minute old; null on the server and while its HTML, which may be hours old, is taken
 * over.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => setNow(new Date());
    const first = setTimeout(look);
    const timer = setInterval(look, STEP);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
