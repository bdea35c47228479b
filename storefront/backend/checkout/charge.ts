import { randomUUID } from 'node:crypto';
import type { CartRecord } from '../cart/cart-repository.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { insertPaymentToken, listPaymentTokens } from '../customer/payment-token-repository.ts';
import { inBaseCurrency } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import { getWords } from '../words/get-words.ts';
import { findNonce, spendNonce } from './card-nonces.ts';
import type { CardNonce } from './card-nonces.ts';
import { PlaceOrderError } from './place-order-error.ts';
import { authoriseAdyen, insertAdyenPayment } from './adyen-payment.ts';
import { isBraintreeNonce } from './braintree.ts';
import {
  ADYEN_METHOD,
  ADYEN_SAVED_CARD_METHOD,
  BRAINTREE_METHOD,
  BRAINTREE_SAVED_CARD_METHOD,
  CARD_METHOD,
  SAVED_CARD_METHOD,
} from './payment-methods.ts';

/** What is known of a payment after the order. */
export interface Payment {
  /** True when the money has been taken. */
  isPaid: boolean;
  /** True while the provider still asks the shopper, or the bank has not answered. */
  isAwaited?: boolean;
  /** Shown with the order. */
  details: { name: string; value: string }[];
}

const DECLINED = 'Your payment could not be taken. Please try again or use a different payment method.';

function readPaymentData(cart: CartRecord): {
  nonce: string;
  publicHash: string;
  saveCard: boolean;
  stateData: string;
} {
  const parsed: unknown = JSON.parse(cart.payment_data ?? '{}');
  const data = new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  const toText = (name: string) => {
    const value: unknown = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    nonce: toText('payment_method_nonce'),
    publicHash: toText('public_hash'),
    saveCard: data.get('is_active_payment_token_enabler') === true,
    stateData: toText('state_data'),
  };
}

function cardDetails(context: RequestContext, lastDigits: string): Payment['details'] {
  const name = getWords(context.storeView, 'labels').cardNumber;
  return [{ name, value: `•••• ${lastDigits}` }];
}

function saveCard(
  context: RequestContext,
  customerId: number,
  card: Pick<CardNonce, 'brand' | 'last_digits' | 'expiry'>,
  method = CARD_METHOD,
): void {
  const details = { type: card.brand, maskedCC: card.last_digits, expirationDate: card.expiry };
  insertPaymentToken(
    context.database,
    customerId,
    {
      public_hash: randomUUID().replaceAll('-', ''),
      payment_method_code: method,
      type: 'card',
      details: JSON.stringify(details),
    },
    context.now().toISOString(),
  );
}

function chargeCard(context: RequestContext, cart: CartRecord, orderId: number): Payment {
  const { database } = context;
  const data = readPaymentData(cart);
  const card = findNonce(database, data.nonce);
  if (!card || !spendNonce(database, data.nonce, orderId, context.now().toISOString())) {
    throw new PlaceOrderError(DECLINED);
  }
  if (data.saveCard && cart.customer_id !== null) saveCard(context, cart.customer_id, card);
  return { isPaid: true, details: cardDetails(context, card.last_digits) };
}

function getLastDigits(details: string): string {
  const parsed: unknown = JSON.parse(details);
  const isCard = typeof parsed === 'object' && parsed !== null && 'maskedCC' in parsed;
  return isCard && typeof parsed.maskedCC === 'string' ? parsed.maskedCC : '';
}

/** The method that pays with a card that another one saved. */
const VAULTS: Readonly<Record<string, string>> = {
  [CARD_METHOD]: SAVED_CARD_METHOD,
  [BRAINTREE_METHOD]: BRAINTREE_SAVED_CARD_METHOD,
  [ADYEN_METHOD]: ADYEN_SAVED_CARD_METHOD,
};

function chargeBraintree(context: RequestContext, cart: CartRecord): Payment {
  const data = readPaymentData(cart);
  const verifiesFrom = context.braintreeVerifiesFrom;
  const isVerified =
    verifiesFrom !== null &&
    inBaseCurrency(loadCartState(context, cart).totals.grandTotal, context) >= verifiesFrom * 100;
  if (!isBraintreeNonce(data.nonce, isVerified)) throw new PlaceOrderError(DECLINED);
  const card = { brand: 'VI', last_digits: '1111', expiry: '12/2030' };
  if (data.saveCard && cart.customer_id !== null) saveCard(context, cart.customer_id, card, BRAINTREE_METHOD);
  return { isPaid: true, details: cardDetails(context, card.last_digits) };
}

function chargeAdyen(context: RequestContext, cart: CartRecord, orderId: number): Payment {
  const { stateData } = readPaymentData(cart);
  const result = authoriseAdyen(stateData);
  if (result === 'Refused') throw new PlaceOrderError('The payment is REFUSED.');
  const keeps = result === 'Authorised' && stateData.includes('"storePaymentMethod":true');
  if (keeps && cart.customer_id !== null)
    saveCard(context, cart.customer_id, { brand: 'VI', last_digits: '1111', expiry: '12/2030' }, ADYEN_METHOD);
  insertAdyenPayment(context.database, orderId, cart.id, result);
  return { isPaid: result === 'Authorised', isAwaited: result !== 'Authorised', details: [] };
}

function chargeSavedCard(context: RequestContext, cart: CartRecord, orderId: number): Payment {
  const { publicHash } = readPaymentData(cart);
  const tokens = cart.customer_id === null ? [] : listPaymentTokens(context.database, cart.customer_id);
  const token = tokens.find(
    (saved) => saved.public_hash === publicHash && cart.payment_method === VAULTS[saved.payment_method_code],
  );
  if (!token) throw new PlaceOrderError(DECLINED);
  if (cart.payment_method === ADYEN_SAVED_CARD_METHOD)
    insertAdyenPayment(context.database, orderId, cart.id, 'Authorised');
  return { isPaid: true, details: cardDetails(context, getLastDigits(token.details)) };
}

/**
 * Takes the money for an order, where the method takes it immediately. Part of the order's transaction.
 * @throws PlaceOrderError when the card provider has not authorized the payment.
 */
export function charge(context: RequestContext, cart: CartRecord, orderId: number): Payment {
  switch (cart.payment_method) {
    case CARD_METHOD:
      return chargeCard(context, cart, orderId);
    case BRAINTREE_METHOD:
      return chargeBraintree(context, cart);
    case ADYEN_METHOD:
      return chargeAdyen(context, cart, orderId);
    case ADYEN_SAVED_CARD_METHOD:
    case BRAINTREE_SAVED_CARD_METHOD:
    case SAVED_CARD_METHOD:
      return chargeSavedCard(context, cart, orderId);
    default:
      return { isPaid: false, details: [] };
  }
}
