import { useEffect, useState } from 'react';

/** Time in ms that a text must stay before it is spoken. */
const announceDelay = 500;

/** The text as it was when it had last stayed the same for half a second. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
