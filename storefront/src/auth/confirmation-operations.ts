import { defineMutation, graphql } from '../commerce/index.ts';

/** Activates a new account with the key of the mailed link, which is good once. */
export const confirmEmailMutation = defineMutation({
  name: 'ConfirmEmail',
  requires: 'emailConfirmation',
  document: graphql(`
    mutation ConfirmEmail($email: String!, $key: String!) {
      confirmEmail(input: { email: $email, confirmation_key: $key }) {
        customer {
          email
        }
      }
    }
  `),
});

/** Sends the mail with the link again. */
export const resendConfirmationMutation = defineMutation({
  name: 'ResendConfirmationEmail',
  requires: 'emailConfirmationAgain',
  captchaForm: 'RESEND_CONFIRMATION_EMAIL',
  document: graphql(`
    mutation ResendConfirmationEmail($email: String!) {
      resendConfirmationEmail(email: $email)
    }
  `),
});
