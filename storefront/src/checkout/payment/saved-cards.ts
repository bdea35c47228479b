import type { ResultOf } from '../../commerce/index.ts';
import type { PaymentData, PaymentMethod } from '../checkout-state.ts';
import { adyenVaultMethod } from './adyen-adapter.tsx';
import { browserInfo } from './browser-info.ts';
import { adyenMethod, braintreeMethod, sandboxMethod } from './known-methods.ts';
import { readSavedPayment, type SavedPayment } from './saved-payment.ts';
import type { savedPaymentsQuery } from './saved-payments-query.ts';

/** A card that the customer has kept and can pay with. */
export interface SavedCard extends SavedPayment {
  digits: string;
  /** Method that pays with it, e.g. `braintree_cc_vault`. */
  method: string;
}

/**
 * The vaults of the methods that save cards. Magento offers a vault wherever it offers its method, and does not list
 * it.
 */
const vaults: Readonly<Partial<Record<string, string>>> = {
  [braintreeMethod]: 'braintree_cc_vault',
  [adyenMethod]: adyenVaultMethod,
  [sandboxMethod]: 'witryna_card_vault',
};

/** Returns whether a payment method is among those that are offered; a vault is wherever its method is. */
export function isPaymentOffered(code: string, offered: readonly PaymentMethod[]): boolean {
  return offered.some((method) => method.code === code || vaults[method.code] === code);
}

/** The cards that can pay this cart: those whose method is offered for it. */
export function toSavedCards(
  answer: ResultOf<typeof savedPaymentsQuery.document> | undefined,
  offered: readonly PaymentMethod[],
): SavedCard[] {
  return (answer?.customerPaymentTokens?.items ?? []).flatMap((token) => {
    const method = token ? vaults[token.payment_method_code] : undefined;
    if (!token || !method || token.type !== 'card' || !offered.some(({ code }) => code === token.payment_method_code))
      return [];
    const { digits, ...card } = readSavedPayment(token);
    return digits === null ? [] : [{ ...card, digits, method }];
  });
}

/**
 * What an order that is paid with a saved card carries. Adyen's bank may still ask, for which it must know the browser.
 *
 * @param returnUrl where a bank sends the shopper back to
 */
export function payWithSavedCard({ method, hash }: SavedCard, returnUrl: string): PaymentData {
  const forBank = method === adyenVaultMethod && {
    stateData: JSON.stringify({ browserInfo: browserInfo() }),
    returnUrl,
  };
  return { method, additionalData: { public_hash: hash, ...forBank } };
}
