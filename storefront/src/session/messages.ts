import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const sessionCatalogue = defineCatalogue('session', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  title: { id: 'session.signIn.title', defaultMessage: 'Sign in' },
  email: { id: 'session.email', defaultMessage: 'Email' },
  password: { id: 'session.password', defaultMessage: 'Password' },
  showPassword: { id: 'session.showPassword', defaultMessage: 'Show the password' },
  submit: { id: 'session.signIn.submit', defaultMessage: 'Sign in' },
  submitting: { id: 'session.signIn.submitting', defaultMessage: 'Signing in' },
  newHere: { id: 'session.signIn.newHere', defaultMessage: 'New here?' },
  createAccount: { id: 'session.signIn.createAccount', defaultMessage: 'Create an account' },
  failed: { id: 'session.signIn.failed', defaultMessage: 'We could not sign you in. Check your connection and try again.' },
  wrong: {
    id: 'session.signIn.wrong',
    defaultMessage: 'The email or the password is not right, or the account is locked for a moment. Check both and try again.',
  },
  unconfirmed: {
    id: 'session.signIn.unconfirmed',
    defaultMessage: 'This account is not confirmed yet. Open the link in our mail about your new account, then sign in.',
  },
  captchaRefused: {
    id: 'session.captchaRefused',
    defaultMessage:
      'The automatic check against abuse (reCAPTCHA) did not let the form through, so nothing has changed. Try again; if that does not help, turn off what blocks scripts from Google, or use another browser.',
  },
  mergeFailed: {
    id: 'session.mergeFailed',
    defaultMessage: 'The products that you chose before signing in are not in your cart yet.',
  },
  mergeRetry: { id: 'session.mergeRetry', defaultMessage: 'Add them now' },
  rules: { id: 'session.rules', defaultMessage: 'Your password' },
  ruleMet: { id: 'session.rule.met', defaultMessage: 'met' },
  ruleNotMet: { id: 'session.rule.notMet', defaultMessage: 'not met yet' },
  ruleLength: { id: 'session.rule.length', defaultMessage: 'has at least {count} characters' },
  ruleClasses: {
    id: 'session.rule.classes',
    defaultMessage: 'has {count} of these: lowercase, uppercase, digit, special character ({special})',
  },
  forgot: { id: 'session.forgot.link', defaultMessage: 'Forgot your password?' },
  forgotTitle: { id: 'session.forgot.title', defaultMessage: 'Forgot password' },
  forgotText: {
    id: 'session.forgot.text',
    defaultMessage: 'Write the email of your account. We will send you a link with which you set a new password.',
  },
  forgotSubmit: { id: 'session.forgot.submit', defaultMessage: 'Send the link' },
  forgotSubmitting: { id: 'session.forgot.submitting', defaultMessage: 'Sending' },
  forgotSent: { id: 'session.forgot.sent', defaultMessage: 'Check your mail' },
  forgotSentText: {
    id: 'session.forgot.sentText',
    defaultMessage: 'If there is an account with the address {email}, a link is on its way. It works for 2 hours. Nothing came? Look into the spam folder.',
  },
  forgotFailed: { id: 'session.forgot.failed', defaultMessage: 'The link could not be sent. Check your connection and try again.' },
  backToSignIn: { id: 'session.backToSignIn', defaultMessage: 'Back to signing in' },
  resetTitle: { id: 'session.reset.title', defaultMessage: 'Set a new password' },
  newPassword: { id: 'session.reset.new', defaultMessage: 'New password' },
  resetSubmit: { id: 'session.reset.submit', defaultMessage: 'Save the password' },
  resetSubmitting: { id: 'session.reset.submitting', defaultMessage: 'Saving' },
  resetDone: { id: 'session.reset.done', defaultMessage: 'Your new password is saved. Sign in with it.' },
  resetRefused: {
    id: 'session.reset.refused',
    defaultMessage: 'The email does not belong to this link, or the link no longer works. Check the email, or ask for a new link.',
  },
  resetNoToken: {
    id: 'session.reset.noToken',
    defaultMessage: 'This address lacks the part that proves it came from our mail. Open the link in the mail again, or ask for a new one.',
  },
  askForLink: { id: 'session.reset.askForLink', defaultMessage: 'Ask for a new link' },
  signedOutTitle: { id: 'session.signedOut.title', defaultMessage: 'You are signed out' },
  signedOutText: {
    id: 'session.signedOut.text',
    defaultMessage: 'Nothing of your account is left on this device: neither your cart nor your addresses. They wait for you in your account.',
  },
  backToShop: { id: 'session.signedOut.shop', defaultMessage: 'Back to the shop' },
  signInAgain: { id: 'session.signedOut.again', defaultMessage: 'Sign in again' },
  ended: { id: 'session.ended', defaultMessage: 'Your session has ended. Sign in to go on.' },
  endsSoon: { id: 'session.endsSoon', defaultMessage: 'Your session is about to end' },
  endsIn: {
    id: 'session.endsIn',
    defaultMessage: 'In {seconds, plural, =60 {one minute} =120 {2 minutes} one {# second} other {# seconds}} you will be signed out for your safety.',
  },
  stay: { id: 'session.stay', defaultMessage: 'Stay signed in' },
  stayText: { id: 'session.stayText', defaultMessage: 'Write your password once more. Nothing on the page changes.' },
  notNow: { id: 'session.notNow', defaultMessage: 'Not now' },
  over: { id: 'session.over', defaultMessage: 'Your session has ended' },
  overText: { id: 'session.overText', defaultMessage: 'What you have typed is still here. Write your password, and go on where you were.' },
  leave: { id: 'session.leave', defaultMessage: 'Sign out and lose what is not saved' },
});
