import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const accountCatalogue = defineCatalogue('account', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  createTitle: { id: 'account.create.title', defaultMessage: 'Create an account' },
  createText: {
    id: 'account.create.text',
    defaultMessage: 'With an account you follow your orders and order faster next time.',
  },
  thanks: { id: 'account.receipt.thanks', defaultMessage: 'Thank you for your order' },
  orderId: { id: 'account.receipt.orderId', defaultMessage: 'Order id: {id}' },
  orderReceived: {
    id: 'account.receipt.received',
    defaultMessage: 'We have received your order. Its number comes with the confirmation.',
  },
  confirmation: { id: 'account.receipt.confirmation', defaultMessage: 'We are sending the confirmation to {email}.' },
  shipsTo: { id: 'account.receipt.shipsTo', defaultMessage: 'We ship to' },
  saveDetails: { id: 'account.create.saveDetails', defaultMessage: 'Keep your details for next time' },
  firstname: { id: 'account.firstname', defaultMessage: 'First name' },
  lastname: { id: 'account.lastname', defaultMessage: 'Last name' },
  email: { id: 'account.email', defaultMessage: 'E-mail' },
  password: { id: 'account.password', defaultMessage: 'Password' },
  showPassword: { id: 'account.showPassword', defaultMessage: 'Show the password' },
  rules: { id: 'account.rules', defaultMessage: 'Your password' },
  ruleMet: { id: 'account.rule.met', defaultMessage: 'met' },
  ruleNotMet: { id: 'account.rule.notMet', defaultMessage: 'not met yet' },
  ruleLength: { id: 'account.rule.length', defaultMessage: 'has at least {count} characters' },
  ruleClasses: {
    id: 'account.rule.classes',
    defaultMessage: 'has {count} of these: lowercase, uppercase, digit, special character ({special})',
  },
  submit: { id: 'account.create.submit', defaultMessage: 'Create the account' },
  submitting: { id: 'account.create.submitting', defaultMessage: 'Creating the account' },
  created: { id: 'account.created', defaultMessage: 'Your account is ready' },
  createdText: { id: 'account.createdText', defaultMessage: 'Sign in with {email} and your password.' },
  failed: { id: 'account.failed', defaultMessage: 'The account could not be created. What you typed is still here: try again.' },
  correctFields: { id: 'account.correctFields', defaultMessage: 'Correct these fields' },
  genericError: { id: 'account.genericError', defaultMessage: 'An error has occurred. Please check the input and try again.' },
  backToShop: { id: 'account.backToShop', defaultMessage: 'Back to the shop' },
  required: { id: 'account.required', defaultMessage: 'Fields with * are required.' },
});
