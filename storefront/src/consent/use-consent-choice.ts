import { useEffect, useState } from 'react';
import { storageKeys } from '../commerce/index.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { readConsent, saveConsent, type ConsentChoice } from './consent-choice.ts';

/**
 * Returns what the shopper has agreed to, undefined while there is no choice, and the function that stores another one.
 * A choice of another tab counts in this one, too, as does one that was made while the page was in the back/forward
 * cache.
 */
export function useConsentChoice(): [choice: ConsentChoice | undefined, save: (choice: ConsentChoice) => void] {
  const storage = useStorage();
  const [choice, setChoice] = useState(() => readConsent(storage));
  useEffect(
    () =>
      storage.subscribe((key) => {
        if (key === null || key === storageKeys.consentChoice) setChoice(readConsent(storage));
      }),
    [storage],
  );
  const save = (next: ConsentChoice) => {
    saveConsent(storage, next);
    setChoice(next);
  };
  return [choice, save];
}
