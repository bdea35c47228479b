import { expect, it } from 'vitest';
import { CommerceError, RestError } from '../commerce/index.ts';
import { createShopIntl, type MessageId } from '../i18n/index.ts';
import { CartLockedError } from './cart-lock.ts';
import type { CheckoutProblem } from './checkout-flow-options.ts';
import { checkoutMessages } from './messages.ts';
import { MissingInformationError } from './missing-information-error.ts';
import { getProblemText } from './problem-text.ts';

const shop = createShopIntl({ locale: 'pl_PL', log: () => undefined });
await shop.load(checkoutMessages);
const { intl } = shop;

const restError = (body: unknown) =>
  new RestError({ method: 'POST', url: '/rest/V1/carts/mine/payment-information', status: 400, body });

it.each<[CheckoutProblem, MessageId]>([
  [{ error: new CartLockedError() }, 'checkout.otherTab'],
  [{ error: new MissingInformationError('shippingMethod') }, 'checkout.chooseDelivery'],
  [{ error: restError(null) }, 'checkout.failed'],
  [{ error: new CommerceError('network') }, 'checkout.failed'],
  [{ error: new TypeError('x is undefined') }, 'checkout.failed'],
  [{ unpaid: 'cancelled' }, 'checkout.order.unpaidCancelled'],
  [{ confirmation: 'outdated' }, 'checkout.order.confirmationOutdated'],
  [{ outcome: { type: 'changed' } }, 'checkout.order.changed'],
  [{ outcome: { type: 'gone', cart: 'inactive' } }, 'checkout.order.cartClosed'],
  [{ outcome: { type: 'gone', cart: 'missing' } }, 'checkout.order.cartExpired'],
  [{ outcome: { type: 'gone', cart: 'either' } }, 'checkout.order.cartLost'],
  [{ outcome: { type: 'unknown' } }, 'checkout.order.unknown'],
  [{ outcome: { type: 'refused', reason: 'stock', message: 'Out of stock.' } }, 'checkout.order.stock'],
  [{ outcome: { type: 'refused', reason: 'other', message: undefined } }, 'checkout.order.refused'],
  [
    { outcome: { type: 'refused', reason: 'other', message: 'ReCaptcha validation failed, please try again' } },
    'checkout.order.captcha',
  ],
])('has the words of the shop for %o', (problem, id) => {
  expect(getProblemText(intl, problem)).toBe(intl.formatMessage(id));
});

it.each<[CheckoutProblem]>([
  [{ error: restError({ message: 'Zahlung %1 abgelehnt.', parameters: ['42'] }) }],
  [{ outcome: { type: 'refused', reason: 'other', message: 'Zahlung 42 abgelehnt.' } }],
])('has the words of the backend where it has some', (problem) => {
  expect(getProblemText(intl, problem)).toBe('Zahlung 42 abgelehnt.');
});

it.each([
  [
    'Minimum order amount is 50,00 zł',
    'Zamówienia przyjmujemy od kwoty 50,00 zł. Dodaj coś do koszyka i zamów ponownie.',
  ],
  ['Unable to place order: Od 50 zł wysyłamy.', 'Od 50 zł wysyłamy.'],
])('says the minimum amount of an order in the language of the shop: %s', (message, text) => {
  expect(getProblemText(intl, { outcome: { type: 'refused', reason: 'other', message } })).toBe(text);
});
