import type { CartAmount, CartLine } from '../cart/index.ts';
import type { CheckoutAddress } from './address.ts';
import type { CheckoutState, CheckoutStep, PaymentData, PaymentMethod } from './checkout-state.ts';
import type { OrderContents } from './order-contents.ts';
import type { PickupPoint } from './pickup/pickup-point.ts';
import type { OrderOutcome } from './order-types.ts';
import type { SaveInAddressBook } from './save-in-address-book.ts';

export interface AddressInput {
  /** Of a guest; a customer's cart has the customer's own. */
  email: string;
  shipping: CheckoutAddress;
  /** Null: the same as the shipping address. */
  billing: CheckoutAddress | null;
  /** Default: nobody was asked. */
  saveInAddressBook?: SaveInAddressBook;
}

/** What the shopper sees of the cart when ordering. */
export interface ShownCart {
  total: CartAmount;
  lines: readonly Pick<CartLine, 'uid' | 'quantity'>[];
  /** In the words of the shop. */
  contents: Pick<OrderContents, 'items' | 'gift' | 'amounts' | 'giftMessages'>;
}

/**
 * Drives a checkout without React: each function sends one step, stores its error in the step's field, and throws it
 * again.
 */
export interface CheckoutFlow {
  getState(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /**
   * Resets, then restores what was saved.
   *
   * @param anew restores nothing: what was saved belongs to who has just signed out. Default false
   */
  begin(anew?: boolean): void;
  /**
   * Sends again what was restored, so that the first step that lacks something is the open one.
   *
   * @param needsNoData whether a payment method can be taken up without asking the shopper anything
   */
  restore(needsNoData: (paymentCode: string) => boolean): Promise<void>;
  submitAddress(input: AddressInput): Promise<void>;
  /** @param point where the order is picked up; null for a delivery to the address */
  submitShippingMethod(code: string, point: PickupPoint | null): Promise<void>;
  /** Offers other payment methods: those of another total. */
  offerPayment(methods: readonly PaymentMethod[]): void;
  /**
   * Reads the payment methods again while the shopper pays, and goes back to the payment when the chosen one is not
   * offered any more. A failure is logged.
   */
  updatePaymentMethods(): Promise<void>;
  submitPayment(payment: PaymentData): void;
  /** Places the order at most once; null while one is under way, or when its payment failed and it was canceled. */
  submitOrder(cart: ShownCart): Promise<OrderOutcome | 'other-tab' | null>;
  /** Finds out what became of an order that this tab sent and whose outcome is not known; null without one. */
  checkOrder(): Promise<OrderOutcome | null>;
  /**
   * Looks once whether an order that was sent has arrived after all; unlike {@link checkOrder} it shows nothing until
   * it has.
   */
  watchOrder(): Promise<void>;
  edit(step: CheckoutStep): void;
  /** Whether another tab has ordered the cart that this checkout began with. */
  isOrderedElsewhere(): boolean;
}
