import type { ComponentType } from 'react';
import type { CheckoutAddress } from '../address.ts';
import type { PaymentAmount, PaymentData } from '../checkout-state.ts';
import type { ReturnDetails } from './payment-return.ts';

/** What a payment provider says about a payment. */
export interface ProviderResult {
  /** In the provider's own words, e.g. `Authorized`. */
  resultCode: string;
  /** Stands for the card in the order; good once. Empty where the provider gives none. */
  nonce: string;
  /** What the shopper has to do now, for the provider's own script; null without. */
  action: object | null;
}

/** How a payment ended, or `unknown`: the provider has not said yet. */
export type PaymentOutcome = 'authorized' | 'pending' | 'refused' | 'cancelled' | 'failed' | 'unknown';

/** What is about to be ordered, for a provider that verifies the shopper before the order. */
export interface PayableOrder {
  cartId: string;
  /** As displayed, which may be in another currency than the one that is charged. */
  total: PaymentAmount;
  email: string;
  billing: CheckoutAddress;
}

/** An order that is placed and whose payment is not certain yet. */
export interface UnpaidOrder {
  /** Entity id; null where the answer to the order had none. */
  orderId: string | null;
  cartId: string;
  signedIn: boolean;
  /** Whether the page was loaded since it was placed: whoever comes back is not sent away unasked. */
  resumed: boolean;
  /** What the provider gave along when the shopper came back; null without. It is handed on once. */
  returned: ReturnDetails | null;
  /** Whether that has been handed on before, and the answer was lost. */
  answered: boolean;
}

/** What the fields of a payment method are given. */
export interface PaymentFieldsProps {
  /** What is wrong with what was typed, and the id of the field that it is about; null for nothing. */
  error: { message: string; fieldId?: string } | null;
  /** Tells that the provider's fields did not come. */
  onFailure(): void;
}

/** A payment method, as the checkout sees it. One object lasts as long as the checkout. */
export interface PaymentAdapter {
  /** Magento's code of the method. */
  readonly code: string;
  /**
   * Fetches what the fields need, e.g. a provider's script: called when the method is chosen, and again after a
   * failure. Rejects with a PaymentError. Null: nothing is to be fetched.
   */
  readonly load: (() => Promise<void>) | null;
  /** What the shopper fills in, shown once `load` is done; null for nothing. */
  readonly Fields: ComponentType<PaymentFieldsProps> | null;
  /**
   * Gives what the order carries, after the provider's questions where it asks before the order.
   *
   * @throws PaymentError
   */
  collect(order: PayableOrder): Promise<PaymentData>;
  /** Brings what the provider said to an end, by asking the shopper where it must. */
  handleResult(result: ProviderResult): Promise<PaymentOutcome>;
  /** What the provider says once the order is placed; null for methods whose payment is certain with the order. */
  readonly readResult: ((order: UnpaidOrder) => Promise<ProviderResult>) | null;
}

/** Why nothing can be paid in this way now. */
export type PaymentErrorReason =
  /** The provider does not take what was typed. */
  | 'invalid'
  /** The provider knows no card with this number. */
  | 'invalidNumber'
  /** What was typed as the expiry date is no month and year. */
  | 'invalidExpiry'
  /** The expiry date is over. */
  | 'expired'
  /** The bank said no. */
  | 'refused'
  /** The shopper left the provider's question. */
  | 'cancelled'
  /** The bank could not be asked whether it is the shopper's card. */
  | 'unverified'
  /** The provider does not answer, or its script does not come. */
  | 'unreachable'
  /** The payment is by purchase order, and its number is missing. */
  | 'no-purchase-order-number'
  /** The number of the purchase order is longer than Magento stores. */
  | 'long-purchase-order-number';

/**
 * The page has gone on while a provider asked about an order that is placed: it asks again when the shopper comes back.
 */
export class PaymentAbandonedError extends Error {
  override readonly name = 'PaymentAbandonedError';
}

/** A payment that cannot go on; the other methods can. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly problem: PaymentErrorReason;

  constructor(problem: PaymentErrorReason, options?: ErrorOptions) {
    super(`The payment cannot go on: ${problem}.`, options);
    this.problem = problem;
  }
}
