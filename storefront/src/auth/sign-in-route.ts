/** Form of the sign-in page. Magento has the URL of the page after signing out. */
export interface SignInRouteParams {
  view: 'sign-in' | 'forgot-password' | 'reset-password' | 'signed-out';
}
