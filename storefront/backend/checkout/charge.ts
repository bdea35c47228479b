import { randomUUID } from 'node:crypto';
import type { CartRecord } from '../cart/cart-repository.ts';
import { insertPaymentToken, listPaymentTokens } from '../customer/payment-token-repository.ts';
import type { RequestContext } from '../request-context.ts';
import { findNonce, spendNonce } from './card-nonces.ts';
import type { CardNonce } from './card-nonces.ts';
import { OrderRefusal } from './order-refusal.ts';
import { CARD_METHOD, SAVED_CARD_METHOD } from './payment-methods.ts';

/** What is known of a payment after the order. */
export interface Payment {
  /** True when the money has been taken. */
  isPaid: boolean;
  /** Shown with the order. */
  details: { name: string; value: string }[];
}

const DECLINED = 'Your payment could not be taken. Please try again or use a different payment method.';

function readPaymentData(cart: CartRecord): { nonce: string; publicHash: string; saveCard: boolean } {
  const parsed: unknown = JSON.parse(cart.payment_data ?? '{}');
  const data = new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  const textOf = (name: string) => {
    const value: unknown = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    nonce: textOf('payment_method_nonce'),
    publicHash: textOf('public_hash'),
    saveCard: data.get('is_active_payment_token_enabler') === true,
  };
}

function cardDetails(context: RequestContext, lastDigits: string): Payment['details'] {
  const name = context.storeView.locale.startsWith('pl') ? 'Numer karty' : 'Card number';
  return [{ name, value: `•••• ${lastDigits}` }];
}

function saveCard(context: RequestContext, customerId: number, card: CardNonce): void {
  const details = { type: card.brand, maskedCC: card.last_digits, expirationDate: card.expiry };
  insertPaymentToken(
    context.database,
    customerId,
    {
      public_hash: randomUUID().replaceAll('-', ''),
      payment_method_code: CARD_METHOD,
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
    throw new OrderRefusal(DECLINED);
  }
  if (data.saveCard && cart.customer_id !== null) saveCard(context, cart.customer_id, card);
  return { isPaid: true, details: cardDetails(context, card.last_digits) };
}

function lastDigitsOf(details: string): string {
  const parsed: unknown = JSON.parse(details);
  const isCard = typeof parsed === 'object' && parsed !== null && 'maskedCC' in parsed;
  return isCard && typeof parsed.maskedCC === 'string' ? parsed.maskedCC : '';
}

function chargeSavedCard(context: RequestContext, cart: CartRecord): Payment {
  const { publicHash } = readPaymentData(cart);
  const tokens = cart.customer_id === null ? [] : listPaymentTokens(context.database, cart.customer_id);
  const token = tokens.find(({ public_hash }) => public_hash === publicHash);
  if (!token) throw new OrderRefusal(DECLINED);
  return { isPaid: true, details: cardDetails(context, lastDigitsOf(token.details)) };
}

/**
 * Takes the money for an order, where the method takes it at once. Part of the order's transaction.
 * @throws OrderRefusal when the card provider has not authorised the payment.
 */
export function charge(context: RequestContext, cart: CartRecord, orderId: number): Payment {
  switch (cart.payment_method) {
    case CARD_METHOD:
      return chargeCard(context, cart, orderId);
    case SAVED_CARD_METHOD:
      return chargeSavedCard(context, cart);
    default:
      return { isPaid: false, details: [] };
  }
}
