import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

const contactSetting = graphql(`
  fragment ContactSetting on StoreConfig @_requires(capability: "storeSettings") {
    contact_enabled @include(if: true)
  }
`);

/** Whether the shop takes messages. */
export const contactConfigQuery = defineQuery({
  name: 'GetStoreConfigForContactUs',
  document: graphql(
    `
      query GetStoreConfigForContactUs {
        storeConfig {
          store_code
          ...ContactSetting
        }
      }
    `,
    [contactSetting],
  ),
});

/** Texts of the shop around the form. */
export const contactBlocksQuery = defineQuery({
  name: 'GetContactPageCmsBlocks',
  partial: true,
  document: graphql(`
    query GetContactPageCmsBlocks($cmsBlockIdentifiers: [String]!) {
      cmsBlocks(identifiers: $cmsBlockIdentifiers) {
        items {
          identifier
          content
        }
      }
    }
  `),
});

/** Sends a message to the shop. */
export const submitContactMutation = defineMutation({
  name: 'SubmitContactForm',
  requires: 'contactConsent',
  captchaForm: 'CONTACT',
  document: graphql(`
    mutation SubmitContactForm(
      $name: String!
      $email: String!
      $comment: String!
      $telephone: String
      $is_consent: Boolean
      $contactReason: String
      $orderNumber: String
    ) {
      contactUs(
        input: {
          name: $name
          email: $email
          comment: $comment
          telephone: $telephone
          is_consent: $is_consent
          contactReason: $contactReason
          orderNumber: $orderNumber
        }
      ) {
        status
      }
    }
  `),
});

/** The same for stock Magento, which knows neither reason nor order. */
export const submitStockContactMutation = defineMutation({
  name: 'SubmitStockContactForm',
  requires: 'contactForm',
  captchaForm: 'CONTACT',
  document: graphql(`
    mutation SubmitStockContactForm($name: String!, $email: String!, $comment: String!, $telephone: String) {
      contactUs(input: { name: $name, email: $email, comment: $comment, telephone: $telephone }) {
        status
      }
    }
  `),
});
