import { useEffect, useState } from 'react';

/** Time in ms for which a text must stay unchanged before it is announced. */
const announceDelay = 500;

/** Returns the text after it has stayed unchanged for half a second. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
