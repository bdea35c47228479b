/** What shoppers agree to. */
export { consentTextsQuery } from './consent-operations.ts';
export { ConsentSettings } from './consent-settings.tsx';
export { type ConsentTexts, toConsentTexts } from './consent-texts.ts';
