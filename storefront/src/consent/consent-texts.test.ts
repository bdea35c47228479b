import { describe, expect, it } from 'vitest';
import { toConsentTexts } from './consent-texts.ts';

const texts = {
  label_newsletter: 'newsletter',
  label_customer: null,
  label_checkout: null,
  label_contact: 'contact',
  legal_checkout: null,
  legal_customer: null,
  legal_contact: 'legal',
};
const read = (emailConsent: { is_active: boolean | null; checkbox_text: string | null } | null) =>
  toConsentTexts({
    storeConfig: { store_code: 'pl', gdpr_consent_texts: texts, kl_email_consent_config: emailConsent },
  });

describe('consent texts', () => {
  it('[NWS-16] ask for e-mails in the words of their own configuration while it is active', () => {
    expect(read({ is_active: true, checkbox_text: 'e-mails' }).newsletter).toBe('e-mails');
    expect(read({ is_active: false, checkbox_text: 'e-mails' }).newsletter).toBe('newsletter');
    expect(read({ is_active: true, checkbox_text: '' }).newsletter).toBe('newsletter');
    expect(read(null).newsletter).toBe('newsletter');
  });

  it('[CON-10] have the label and the legal text of the contact form', () => {
    expect(read(null)).toMatchObject({ contact: 'contact', contactLegal: 'legal' });
  });

  it('are none where the backend knows none', () => {
    expect(toConsentTexts({ storeConfig: null })).toEqual({ newsletter: null, contact: null, contactLegal: null });
  });
});
