/** What shoppers agree to. */
export { consentTextsQuery } from './consent-operations.ts';
export { ConsentSettings } from './consent-settings.tsx';
export { readConsentTexts, type ConsentTexts } from './consent-texts.ts';
