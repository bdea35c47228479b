import { isCaptchaText } from '../captcha/index.ts';
import { RestError, serverText } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import { CartLockedError } from './cart-lock.ts';
import { getCartStatusFromError } from './cart-status-from-error.ts';
import type { CheckoutProblem } from './checkout-flow-options.ts';
import { MissingInformationError } from './missing-information-error.ts';
import { PickupPointUnavailableError } from './pickup/pickup-point-unavailable-error.ts';
import { ShippingMethodUnavailableError } from './shipping-method-unavailable-error.ts';

const lostCartTexts = {
  inactive: 'checkout.order.cartClosed',
  missing: 'checkout.order.cartExpired',
  either: 'checkout.order.cartLost',
} as const;

/**
 * Returns Magento's reason for refusing an order. GraphQL puts an English prefix before what the merchant has written; an
 * untranslated Magento names the minimum amount in English.
 */
function getRefusalText(intl: IntlShape, message: string): string {
  const text = message.replace(/^Unable to place order: /, '');
  const [, amount] = /^Minimum order amount is (.*\d.*)$/i.exec(text) ?? [];
  return amount === undefined ? text : intl.formatMessage('checkout.order.minimum', { amount });
}

/** Returns the text for a problem of the checkout: the backend's where there is one, the shop's otherwise. */
export function getProblemText(intl: IntlShape, problem: CheckoutProblem): string {
  if ('error' in problem) {
    const { error } = problem;
    if (error instanceof CartLockedError) return intl.formatMessage('checkout.otherTab');
    if (error instanceof MissingInformationError) {
      const texts = {
        email: 'checkout.missing.email',
        cartId: 'checkout.missing.cartId',
        shippingMethod: 'checkout.chooseDelivery',
        pickupPoint: 'checkout.choosePickupPoint',
      } as const;
      return intl.formatMessage(texts[error.what]);
    }
    if (error instanceof ShippingMethodUnavailableError) return intl.formatMessage('checkout.deliveryGone');
    if (error instanceof PickupPointUnavailableError) return intl.formatMessage('checkout.pickupPointGone');
    const cartGone = getCartStatusFromError(error);
    if (cartGone) return intl.formatMessage(lostCartTexts[cartGone]);
    return (
      (error instanceof RestError ? error.serverMessage : serverText(error)) ?? intl.formatMessage('checkout.failed')
    );
  }
  if ('unpaid' in problem) {
    const texts = {
      refused: 'checkout.order.unpaidRefused',
      cancelled: 'checkout.order.unpaidCancelled',
      failed: 'checkout.order.unpaidFailed',
    } as const;
    return intl.formatMessage(texts[problem.unpaid]);
  }
  if ('confirmation' in problem) return intl.formatMessage('checkout.order.confirmationOutdated');
  const { outcome } = problem;
  switch (outcome.type) {
    case 'changed':
      return intl.formatMessage('checkout.order.changed');
    case 'gone':
      return intl.formatMessage(lostCartTexts[outcome.cart]);
    case 'not-placed':
      return intl.formatMessage('checkout.order.notPlaced');
    case 'unknown':
      return intl.formatMessage('checkout.order.unknown');
    case 'refused': {
      const texts = {
        'signed-out': 'checkout.order.signedOut',
        stock: 'checkout.order.stock',
        payment: 'checkout.order.paymentDeclined',
      } as const;
      if (isCaptchaText(outcome.message)) return intl.formatMessage('checkout.order.captcha');
      if (outcome.reason !== 'other') return intl.formatMessage(texts[outcome.reason]);
      return outcome.message ? getRefusalText(intl, outcome.message) : intl.formatMessage('checkout.order.refused');
    }
  }
}
