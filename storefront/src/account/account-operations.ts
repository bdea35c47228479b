import { savedPaymentsFields } from '../checkout/index.ts';
import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** Creates a customer; no token comes back: signing in is the next step. Not repeated after a lost answer. */
export const createAccountMutation = defineMutation({
  name: 'CreateAccount',
  captchaForm: 'CUSTOMER_CREATE',
  document: graphql(`
    mutation CreateAccount($input: CustomerCreateInput!) {
      createCustomerV2(input: $input) {
        customer {
          email
          firstname
          lastname
        }
      }
    }
  `),
});

/**
 * Whether a new account has to be confirmed by e-mail. `createCustomerV2` must not be asked for the
 * `confirmation_status` of the new customer: Magento reads that of the caller, and refuses to answer for a guest.
 */
export const accountConfirmationQuery = defineQuery({
  name: 'getAccountConfirmation',
  requires: 'emailConfirmation',
  document: graphql(`
    query getAccountConfirmation {
      storeConfig {
        store_code
        create_account_confirmation
      }
    }
  `),
});

/** Changes the names or the newsletter subscription of the customer. */
export const updateCustomerMutation = defineMutation({
  name: 'UpdateCustomer',
  idempotent: true,
  document: graphql(`
    mutation UpdateCustomer($input: CustomerUpdateInput!) {
      updateCustomerV2(input: $input) {
        customer {
          __typename
          email
          firstname
          lastname
          is_subscribed
        }
      }
    }
  `),
});

/** Changes the address to sign in with. Not repeated: a second wrong password counts toward the lock. */
export const updateEmailMutation = defineMutation({
  name: 'UpdateCustomerEmail',
  document: graphql(`
    mutation UpdateCustomerEmail($email: String!, $password: String!) {
      updateCustomerEmail(email: $email, password: $password) {
        customer {
          __typename
          email
        }
      }
    }
  `),
});

/** Changes the password; the backend ends every session, this one too. */
export const changePasswordMutation = defineMutation({
  name: 'ChangePassword',
  captchaForm: 'CUSTOMER_EDIT',
  document: graphql(`
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
      changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) {
        __typename
        email
      }
    }
  `),
});

/** Records the consent to e-mails (decision on consents: with the subscription, never without). */
export const customerConsentMutation = defineMutation({
  name: 'addOrUpdateCustomerConsent',
  idempotent: true,
  requires: 'consent',
  document: graphql(`
    mutation addOrUpdateCustomerConsent($isConsent: Boolean!) {
      addOrUpdateCustomerConsent(isConsent: $isConsent) {
        is_consent
      }
    }
  `),
});

/** What a customer agrees to with the newsletter. */
export const newsletterTextQuery = defineQuery({
  name: 'getNewsletterText',
  requires: 'consentTexts',
  document: graphql(`
    query getNewsletterText {
      storeConfig {
        store_code
        gdpr_consent_texts {
          label_newsletter
        }
      }
    }
  `),
});

/** Deletes the account of the customer, whose token is no longer good afterward. */
export const deleteAccountMutation = defineMutation({
  name: 'DeleteCustomer',
  document: graphql(`
    mutation DeleteCustomer {
      deleteCustomer
    }
  `),
});

/** Deletes a payment method that the customer keeps. */
export const deletePaymentMutation = defineMutation({
  name: 'DeleteSavedPayment',
  document: graphql(
    `
      mutation DeleteSavedPayment($hash: String!) {
        deletePaymentToken(public_hash: $hash) {
          result
          customerPaymentTokens {
            ...SavedPayments
          }
        }
      }
    `,
    [savedPaymentsFields],
  ),
});
