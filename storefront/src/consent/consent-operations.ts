import { defineQuery, graphql } from '../commerce/index.ts';

const texts = graphql(`
  fragment GdprTexts on StoreConfig @_requires(capability: "consentTexts") {
    gdpr_consent_texts @include(if: true) {
      label_newsletter
      label_customer
      label_checkout
      label_contact
      legal_checkout
      legal_customer
      legal_contact
    }
  }
`);

const emailConsent = graphql(`
  fragment EmailConsent on StoreConfig @_requires(capability: "emailConsent") {
    kl_email_consent_config @include(if: true) {
      is_active
      checkbox_text
    }
  }
`);

/** Labels of consent boxes and legal texts. */
export const consentTextsQuery = defineQuery({
  name: 'getConsentTexts',
  document: graphql(
    `
      query getConsentTexts {
        storeConfig {
          store_code
          ...GdprTexts
          ...EmailConsent
        }
      }
    `,
    [texts, emailConsent],
  ),
});
