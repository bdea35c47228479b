/** What shoppers agree to. */
export { consentTextsQuery } from './consent-operations.ts';
export { readConsentTexts, type ConsentTexts } from './consent-texts.ts';
