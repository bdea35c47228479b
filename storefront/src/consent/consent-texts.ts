import type { ResultOf } from '../commerce/index.ts';
import type { consentTextsQuery } from './consent-operations.ts';

/** What shoppers agree to, in the shop's words: HTML, to be sanitized; null where the shop has no such text. */
export interface ConsentTexts {
  newsletter: string | null;
  contact: string | null;
  /** Legal text below the consent of the contact form. */
  contactLegal: string | null;
}

/**
 * Reads the texts. The newsletter asks by the e-mail consent while that is active, otherwise by its own label.
 */
export function toConsentTexts({ storeConfig }: ResultOf<typeof consentTextsQuery.document>): ConsentTexts {
  const texts = storeConfig?.gdpr_consent_texts;
  const email = storeConfig?.kl_email_consent_config;
  return {
    newsletter: (email?.is_active && email.checkbox_text) || texts?.label_newsletter || null,
    contact: texts?.label_contact || null,
    contactLegal: texts?.legal_contact || null,
  };
}
