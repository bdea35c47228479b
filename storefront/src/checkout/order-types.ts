import type { CartErrorStatus } from '../cart/index.ts';
import type { NamedAddress } from './stored-address.ts';
import type { OrderContents } from './order-contents.ts';

/** Order that the shopper confirmed, stored before anything is sent. */
export interface OrderIntent {
  /** Id of this attempt. */
  id: string;
  cartId: string;
  /** Displayed total, in minor units. */
  total: number;
  currency: string;
  /** Displayed lines and quantities, serialized. */
  lines: string;
  /** Whether the cart is a customer's; false for a guest's. */
  signedIn: boolean;
  /** Start of the attempt, as ISO 8601 date and time. */
  startedAt: string;
  /**
   * Whether an order of this cart may have reached the backend, in this attempt or in an earlier one with an unknown
   * outcome.
   */
  sent: boolean;
  /** Number of the customer's newest order before this one; empty without orders, null if unknown (guests). */
  previousOrder: string | null;
  /** Email address for the receipt, also after a reload. */
  email: string;
  shippingAddress: NamedAddress;
  /** Absent in an attempt that an earlier release stored. */
  contents?: OrderContents;
}

/**
 * Current cart. The backend returns neither an inactive cart (ordered, perhaps in another tab, or merged on sign-in)
 * nor a missing one (expired, or with a wrong id).
 */
export type CartCheck =
  | { status: 'active'; total: number; currency: string; lines: string; sellable: boolean }
  | { status: CartErrorStatus };

/** Placed order, as far as the response names it. */
export interface PlacedOrder {
  /** Entity id; null if the response has none. */
  orderId: string | null;
  /** Number as in emails. Absent: the response has none. */
  orderNumber?: string;
}

export type OrderOutcome =
  /** The order is placed. */
  | ({ type: 'placed' } & PlacedOrder)
  /**
   * The cart has been ordered, but the response was lost or went to another tab. Only orders of customers have a
   * number.
   */
  | { type: 'received'; orderNumber: string | null }
  /** The cart differs from the displayed one. Nothing was sent. */
  | { type: 'changed' }
  /** The cart no longer exists, and this tab has not ordered it. Nothing was sent. */
  | { type: 'gone'; cart: CartErrorStatus }
  /** The backend rejected the order. Nothing was ordered. */
  | { type: 'refused'; reason: RejectionReason; message: string | undefined }
  /** The request failed and nothing was ordered, so it may be sent again. */
  | { type: 'not-placed' }
  /** Whether the order was placed is not known yet. */
  | { type: 'unknown' };

/** Reason of a rejected order: session expired, product out of stock, payment declined, or another one. */
export type RejectionReason = 'signed-out' | 'stock' | 'payment' | 'other';

export interface OrderEffects {
  /** Fetches the cart. @throws when the backend is unreachable */
  checkCart(cartId: string): Promise<CartCheck>;
  /**
   * Fetches the number of the customer's newest order; empty without orders, null for a guest. @throws when the backend
   * is unreachable
   */
  newestOrder(): Promise<string | null>;
  /** Returns whether another tab has reported that it ordered this cart. */
  wasOrdered(cartId: string): boolean;
  /** Called when the response was lost, before the outcome is requested from the backend. */
  onChecking?(): void;
  /** Saves what the order needs in the cart, and places nothing. Default: nothing is needed. */
  prepare?(intent: OrderIntent): Promise<void>;
  /** Sends the order once. No layer below may repeat the request. */
  send(intent: OrderIntent): Promise<PlacedOrder>;
  wait(milliseconds: number): Promise<void>;
  /** Stores the intent until its outcome is known, so that a reload can resume. */
  keep(intent: OrderIntent | null): void;
}

/**
 * How the response was lost: the backend reported a failure, the connection closed, or the request timed out. The
 * longer the backend may still process the order, the longer an active cart proves nothing.
 */
export type ResponseLoss = 'answered' | 'cut' | 'timeout';
