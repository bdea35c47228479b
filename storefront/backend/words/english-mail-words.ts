/** Recipient of a mail about an account. */
export interface Recipient {
  readonly email: string;
  readonly firstname: string;
}

/** Words of the mails in English. */
export const englishMailWords = {
  mailFrame: {
    closing: (shop: string) => `This message was sent by ${shop}.`,
  },
  orderMail: {
    subject: (number: string) => `Confirmation of your order no. ${number}`,
    thanks: 'Thank you for your order!',
    hello: (name: string) => `Hello, ${name}.`,
    received: 'We have received your order no.',
    product: 'Product',
    quantity: 'Quantity',
    value: 'Amount',
    subtotal: 'Products',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    including: (tax: string) => `including ${tax}`,
    telephone: 'tel.',
    billing: 'Billing details',
    payment: 'Payment',
    transfer: (account: string, number: string) =>
      `Account: ${account}. Please give the order number ${number} as the reference of your transfer; we will send the parcel as soon as the money arrives.`,
    status: 'Check the status of your order',
    withdraw: 'Withdraw from the contract here',
    withdrawNote: 'Without an account and without giving a reason. This link opens your order: do not pass it on.',
  },
  accountMail: {
    hello: ({ firstname }: Recipient) => `Hello, ${firstname}`,
    welcome: (shop: string) => `Welcome to ${shop}`,
    ready: ({ email }: Recipient) => `Your account is ready. Sign in with ${email}`,
    readyFor: 'to follow your orders, save addresses and keep a list of favourites.',
    signIn: 'Sign in',
    confirmSubject: (shop: string) => `Confirm your ${shop} account`,
    confirmAsked: ({ email }: Recipient) => `Confirm the address ${email} before you sign in. The link works once.`,
    confirmButton: 'Confirm the account',
    resetSubject: (shop: string) => `Set a new password at ${shop}`,
    resetHeading: 'New password',
    resetAsked: ({ email }: Recipient) =>
      `Someone (we hope it was you) asked to change the password of the account ${email}.`,
    resetButton: 'Set a new password',
    resetEnds: 'The link works for 2 hours. If it was not you, ignore this message: your password stays as it is.',
    changedSubject: 'Your password has been changed',
    changedHeading: 'Password changed',
    changed: ({ email }: Recipient) =>
      `The password of the account ${email} has just been changed, and all its sessions have ended.`,
    movedSubject: 'The e-mail address of your account has changed',
    movedHeading: 'New e-mail address',
    moved: ({ email }: Recipient, newEmail: string) => `The account ${email} now has the address ${newEmail}.`,
    notYou: (mailbox: string) => `If it was not you, write to us: ${mailbox}.`,
  },
  newsletterMail: {
    welcomeSubject: (shop: string) => `Thank you for subscribing to the ${shop} newsletter`,
    welcome: (shop: string) => `Welcome to the ${shop} newsletter`,
    listed: (email: string) => `The address ${email} is now on our list.`,
    weekly: 'Once a week we will write about new products and offers.',
    gift: 'To begin with, here is a code for you:',
    worth: 'enter it in your cart.',
    toShop: 'Go to the shop',
    goodbyeSubject: (shop: string) => `You have left the ${shop} newsletter`,
    goodbye: 'Goodbye for now',
    gone: (email: string, shop: string) => `The address ${email} will no longer get the ${shop} newsletter.`,
  },
  sendFriendMail: {
    subject: (sender: string) => `${sender} recommends a product to you`,
    heading: (name: string) => `Hello, ${name}`,
    recommends: (sender: string, product: string) => `${sender} would like to show you this product: ${product}.`,
    button: 'See the product',
  },
  cancellationMail: {
    subject: (number: string) => `Confirm the cancellation of order no. ${number}`,
    heading: 'Cancellation of your order',
    asked: (number: string) => `Someone (we hope it was you) asked to cancel order no. ${number}.`,
    button: 'Cancel the order',
    ignore: 'If it was not you, ignore this message: your order stays as it is.',
  },
  withdrawalMail: {
    linkSubject: (number: string) => `Withdrawal from the contract, order no. ${number}`,
    linkHeading: 'Withdrawal from the contract',
    linkRequested: (number: string) =>
      `Someone (we hope it was you) asked for a link to withdraw from order no. ${number}.`,
    linkButton: 'Withdraw from the contract here',
    linkEnds:
      'The link works for 24 hours. Do not pass it on. If it was not you, ignore this message: your order stays as it is.',
    subject: (number: string) => `Confirmation of your withdrawal, order no. ${number}`,
    heading: 'We have received your withdrawal from the contract',
    received: 'It reached us',
    keep: 'Please keep this message: it is your confirmation.',
    order: 'Order',
    numberAndDay: (number: string, day: string) => `no. ${number} of ${day}`,
    who: 'Withdrawn by',
    products: 'You withdraw from the purchase of these products',
    line: (name: string, quantity: number) => `${quantity} × ${name}`,
    next: 'Please send the products back within 14 days. We will refund you within 14 days from today, by the same means with which you paid; we may wait until the products are back or you have shown us that you have sent them.',
  },
  contactMail: {
    name: 'Name',
    email: 'E-mail',
    telephone: 'Telephone',
    reason: 'Subject',
    orderNumber: 'Order number',
    subject: (topic: string) => `Message from the contact form: ${topic}`,
    heading: 'Message from the contact form',
  },
  outbox: {
    title: 'Sent mails',
    empty: 'The shop has not sent any mail yet.',
    sent: 'Sent',
    to: 'To',
    subject: 'Subject',
    all: 'All mails',
    content: 'Content of the mail',
    plainText: 'Plain text',
    notFound: 'There is no such mail',
  },
};

/** Words of the mails by group. */
export type MailWords = typeof englishMailWords;
