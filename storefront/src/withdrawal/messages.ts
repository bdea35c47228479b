import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const withdrawalCatalogue = defineCatalogue('withdrawal', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  title: { id: 'withdrawal.title', defaultMessage: 'Withdraw from a contract' },
  text: {
    id: 'withdrawal.text',
    defaultMessage:
      'You can withdraw for at least 14 days from the delivery and need not say why. Open the link in the confirmation of your order, or get a new one here: we send it to the email of the order. You need no account.',
  },
  number: { id: 'withdrawal.number', defaultMessage: 'Order number' },
  numberHint: { id: 'withdrawal.numberHint', defaultMessage: 'Nine digits, e.g. 000000012' },
  email: { id: 'withdrawal.email', defaultMessage: 'Email of the order' },
  request: { id: 'withdrawal.request', defaultMessage: 'Send me the link' },
  requesting: { id: 'withdrawal.requesting', defaultMessage: 'Sending the link' },
  requestFailed: { id: 'withdrawal.requestFailed', defaultMessage: 'The link could not be sent. What you typed is still here: please try again.' },
  sentTitle: { id: 'withdrawal.sent', defaultMessage: 'Check your email' },
  sentText: {
    id: 'withdrawal.sent.text',
    defaultMessage: 'If order {number} was placed with {email}, a link to withdraw from it is on its way there. It works for 24 hours. If nothing arrives, look into the spam folder and check both details.',
  },
  changeDetails: { id: 'withdrawal.changeDetails', defaultMessage: 'Change the details' },
  opening: { id: 'withdrawal.opening', defaultMessage: 'Loading the order' },
  openFailed: { id: 'withdrawal.openFailed', defaultMessage: 'The order could not be loaded. Please try again.' },
  tryAgain: { id: 'withdrawal.tryAgain', defaultMessage: 'Try again' },
  linkOver: { id: 'withdrawal.linkOver', defaultMessage: 'This link no longer works. Get a new one below.' },
  notFound: { id: 'withdrawal.notFound', defaultMessage: 'This order cannot be opened from here. Get a link to it by email.' },
  over: {
    id: 'withdrawal.over',
    defaultMessage: 'The period of withdrawal of this order is over. Write to us if you think that this is a mistake.',
  },
  chooseTitle: { id: 'withdrawal.choose', defaultMessage: 'Order {number}: what do you withdraw from?' },
  lastDay: { id: 'withdrawal.lastDay', defaultMessage: 'You can withdraw until {date}.' },
  lines: { id: 'withdrawal.lines', defaultMessage: 'Products of the order' },
  chooseOne: { id: 'withdrawal.chooseOne', defaultMessage: 'Tick at least one product.' },
  nothingLeft: { id: 'withdrawal.nothingLeft', defaultMessage: 'You have already withdrawn from everything in this order.' },
  next: { id: 'withdrawal.next', defaultMessage: 'Continue' },
  another: { id: 'withdrawal.another', defaultMessage: 'Another order' },
  confirmTitle: { id: 'withdrawal.confirm.title', defaultMessage: 'Check and confirm' },
  statement: { id: 'withdrawal.statement', defaultMessage: 'I withdraw from the contract of sale of these products of order {number} of {date}:' },
  line: { id: 'withdrawal.line', defaultMessage: '{name} – {quantity, plural, one {# piece} other {# pieces}}' },
  receiptTo: { id: 'withdrawal.receiptTo', defaultMessage: 'The confirmation will go to {email}.' },
  confirm: { id: 'withdrawal.confirm', defaultMessage: 'Confirm withdrawal' },
  confirming: { id: 'withdrawal.confirming', defaultMessage: 'Sending the withdrawal' },
  change: { id: 'withdrawal.change', defaultMessage: 'Change the choice' },
  failed: { id: 'withdrawal.failed', defaultMessage: 'We do not know whether the withdrawal has arrived. Please press again: it counts once.' },
  refused: { id: 'withdrawal.refused', defaultMessage: 'The shop did not take the withdrawal. Check the choice, or write to us.' },
  doneTitle: { id: 'withdrawal.done', defaultMessage: 'We have received your withdrawal' },
  doneText: { id: 'withdrawal.done.text', defaultMessage: 'Order {number}, received on {moment}. A confirmation is on its way to {email}: please keep it.' },
  doneNext: { id: 'withdrawal.done.next', defaultMessage: 'Send the products back within 14 days. You get your money back within 14 days.' },
  backToShop: { id: 'withdrawal.backToShop', defaultMessage: 'Back to the shop' },
  link: { id: 'withdrawal.link', defaultMessage: 'Withdraw from the contract here' },
});
