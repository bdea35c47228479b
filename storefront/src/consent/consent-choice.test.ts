import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { allGranted, isGranted, saveConsent, allDenied, readConsent } from './consent-choice.ts';

describe("the shopper's choice", () => {
  it('is none at first, and what was chosen afterward', () => {
    const storage = memoryStorage();
    expect(readConsent(storage)).toBeUndefined();
    saveConsent(storage, { statistics: true, marketing: false });
    expect(readConsent(storage)).toEqual({ statistics: true, marketing: false });
  });

  it.each([[true], [{ statistics: 'yes', marketing: true }], [{ statistics: true }], [null]])(
    'is none when %j is stored',
    (stored) => {
      const storage = memoryStorage();
      storage.set('consent_choice', stored);
      expect(readConsent(storage)).toBeUndefined();
    },
  );

  it('lets nothing be measured before it is made or when everything is refused', () => {
    expect([undefined, allDenied, allGranted, { statistics: false, marketing: true }].map(isGranted)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
