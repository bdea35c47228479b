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
  correctFields: { id: 'session.correctFields', defaultMessage: 'Correct these fields' },
  genericError: { id: 'session.genericError', defaultMessage: 'An error has occurred. Please check the input and try again.' },
  mergeFailed: {
    id: 'session.mergeFailed',
    defaultMessage: 'The products that you chose before signing in are not in your cart yet.',
  },
  mergeRetry: { id: 'session.mergeRetry', defaultMessage: 'Add them now' },
});
