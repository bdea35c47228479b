// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../commerce/index.ts';
import { StorageProvider } from '../platform/storage-context.tsx';
import { allDenied, allGranted, saveConsent } from './consent-choice.ts';
import { useConsentChoice } from './use-consent-choice.ts';

function setUp() {
  const storage = createStorage();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StorageProvider value={storage}>{children}</StorageProvider>
  );
  const { result } = renderHook(useConsentChoice, { wrapper });
  return { choice: () => result.current[0], save: (next: typeof allGranted) => act(() => result.current[1](next)) };
}

beforeEach(() => localStorage.clear());

describe('useConsentChoice', () => {
  it('stores a choice for the next visit', () => {
    const { choice, save } = setUp();
    expect(choice()).toBeUndefined();
    save(allGranted);
    expect(choice()).toEqual(allGranted);
    expect(setUp().choice()).toEqual(allGranted);
  });

  it.each([
    ['in another tab', () => new StorageEvent('storage', { key: 'consent_choice', storageArea: localStorage })],
    ['while the page was in the back/forward cache', () => new PageTransitionEvent('pageshow', { persisted: true })],
  ])('follows a choice that was made %s', (_, createEvent) => {
    const { choice, save } = setUp();
    save(allGranted);
    saveConsent(createStorage(), allDenied);
    act(() => void window.dispatchEvent(createEvent()));
    expect(choice()).toEqual(allDenied);
  });
});
