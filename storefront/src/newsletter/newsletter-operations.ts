import { defineMutation, graphql } from '../commerce/index.ts';

/** Subscribes an address and records the consent. */
export const subscribeMutation = defineMutation({
  name: 'subscribeToNewsletterComposite',
  requires: 'newsletterComposite',
  captchaForm: 'NEWSLETTER',
  document: graphql(`
    mutation subscribeToNewsletterComposite($email: String!, $is_consent: Boolean, $optinSource: String) {
      subscribeToNewsletterComposite(email: $email, is_consent: $is_consent, optinSource: $optinSource) {
        status
      }
    }
  `),
});

/** The same for stock Magento, which records no consent. */
export const subscribeStockMutation = defineMutation({
  name: 'subscribeEmailToNewsletter',
  captchaForm: 'NEWSLETTER',
  document: graphql(`
    mutation subscribeEmailToNewsletter($email: String!) {
      subscribeEmailToNewsletter(email: $email) {
        status
      }
    }
  `),
});
