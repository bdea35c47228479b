import type { ShopStorage } from '../commerce/index.ts';
import type { OrderAttempts } from './attempts/order-attempts.ts';
import type { SavedAddress } from './address-book.ts';
import type { Country } from './countries.ts';
import type { CartLock } from './cart-lock.ts';
import type { CheckoutApi } from './checkout-api-types.ts';
import type { ShippingMethod } from './checkout-state.ts';
import type { OrderStorage } from './create-order-storage.ts';
import type { OptionalFields } from './optional-fields.ts';
import type { PaymentOutcome } from './payment/payment-adapter.ts';
import type { UnpaidOrder } from './payment/payment-adapter.ts';
import type { PickupAdapter } from './pickup/pickup-adapter.ts';
import type { ReturnDetails } from './payment/payment-return.ts';
import type { OrderedCarts } from './ordered-carts.ts';
import type { OrderOutcome } from './order-types.ts';

/** Something to tell the shopper: what was thrown, or how an order ended. */
export type CheckoutProblem =
  | { error: unknown }
  | { outcome: Exclude<OrderOutcome, { type: 'placed' | 'received' }> }
  | { unpaid: FailedPayment }
  | { confirmation: 'outdated' };

/** Why an order was canceled after it had been placed. */
export type FailedPayment = Extract<PaymentOutcome, 'refused' | 'cancelled' | 'failed'>;

export interface CheckoutFlowOptions {
  backend: CheckoutApi;
  storage: ShopStorage;
  memory: OrderStorage;
  /** What outlives the tab of an order whose outcome the shopper has not seen. */
  attempts: Pick<OrderAttempts, 'dispatch'>;
  /** Marks the customer's session; null for a guest, see {@link OrderAttempt.session}. */
  sessionMark(): string | null;
  orderedCarts: OrderedCarts;
  lock: CartLock;
  cartId: { get(): string | null; set(id: string): void; clear(): void };
  /** Whether nothing of the cart is shipped. */
  isVirtual(): boolean;
  /** Who is shopping now. */
  isSignedIn(): boolean;
  /** The customer's own e-mail address; empty for a guest. */
  customerEmail(): string;
  /** The customer's saved addresses; empty for a guest. */
  addressBook(): readonly SavedAddress[];
  /** The countries that the shop accepts in addresses, with their rules. */
  countries(): readonly Country[];
  /** Which optional fields the shop shows and requires. */
  optionalFields(): OptionalFields;
  /** The adapter that lets the shopper choose where to pick up; null where a method has no such choice. */
  findPickup(method: ShippingMethod): PickupAdapter | null;
  /** Reads the cart that is shown afresh: the totals are the backend's. */
  refreshCart(): Promise<unknown>;
  /** Time in ms for which a change of the cart whose answer was lost may still arrive; ordering waits for it. */
  unsettledFor(): number;
  /** Begins the cart after an order. It may fail: the order counts all the same. */
  startCart(): Promise<unknown>;
  /** Brings the payment of a placed order to an end; null for methods whose payment is certain with the order. */
  settlePayment(order: UnpaidOrder, method: string): Promise<PaymentOutcome | null>;
  /**
   * What a payment provider gave along when it sent the shopper back to this page, taken out of the address; null
   * without.
   */
  takeReturn(): ReturnDetails | null;
  wait(milliseconds: number): Promise<void>;
  /** Current time in ms. */
  now(): number;
  /** Words for the shopper. */
  describe(problem: CheckoutProblem): string;
  /** Gets what nobody has to be told about. */
  log(error: unknown): void;
}
