import { defineMutation, graphql } from '../commerce/index.ts';

/**
 * Sends the mail with the link for a new password; says yes for an unknown address as well. A second mail does no harm.
 */
export const requestPasswordResetMutation = defineMutation({
  name: 'RequestPasswordReset',
  captchaForm: 'CUSTOMER_FORGOT_PASSWORD',
  document: graphql(`
    mutation RequestPasswordReset($email: String!) {
      requestPasswordResetEmail(email: $email)
    }
  `),
});

/** Sets a new password with the token of a mailed link, which is good once. */
export const resetPasswordMutation = defineMutation({
  name: 'ResetPassword',
  captchaForm: 'CUSTOMER_FORGOT_PASSWORD',
  document: graphql(`
    mutation ResetPassword($email: String!, $token: String!, $password: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
    }
  `),
});
