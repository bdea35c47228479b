/** View of the sign-in page: what is done without being signed in. Magento has the URL of the page after signing out. */
export interface SignInRouteParams {
  view:
    | 'sign-in'
    | 'forgot-password'
    | 'reset-password'
    | 'signed-out'
    | 'confirm-email'
    | 'resend-confirmation'
    | 'newsletter-link';
}
