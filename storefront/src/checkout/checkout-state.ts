import type { CartAmount } from '../cart/index.ts';
import type { CheckoutAddress } from './address.ts';
import type { PickupPoint } from './pickup/pickup-point.ts';
import { notAsked, type SaveInAddressBook } from './save-in-address-book.ts';

/** The steps in the order of work. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** A shipping method, exposed as code and title. */
export interface ShippingMethod {
  /** `carrier_code|method_code`. */
  code: string;
  carrierCode: string;
  methodCode: string;
  /** Carrier and method, e.g. `Kurier – Dostawa pod drzwi`. */
  title: string;
  /** Who carries it. */
  carrierTitle: string;
  /** How it is carried; empty where the backend says nothing. */
  methodTitle: string;
  /** Price with tax; null when the backend says none. */
  price: CartAmount | null;
  /** Price without tax; null when the backend says none. */
  priceExcludingTax: CartAmount | null;
  available: boolean;
  /** Why it is not available, in the server's words. */
  problem: string;
}

export interface PaymentMethod {
  code: string;
  title: string;
}

/** An amount of money. */
export interface PaymentAmount {
  /** Hundredths of the currency. */
  minor: number;
  currency: string;
}

/** What a payment adapter hands over for the order. */
export interface PaymentData {
  method: string;
  additionalData: Readonly<Record<string, string | boolean>>;
  /** Number of the buyer's own purchase order. Absent: the method has none. */
  purchaseOrderNumber?: string;
  /**
   * The total that the bank has confirmed: an order with another one needs a new confirmation. Absent: the total does
   * not matter.
   */
  confirmedTotal?: PaymentAmount;
  /** Whether it is good for one order, e.g. a nonce: the next one needs a new one. Default: false */
  isSingleUse?: boolean;
}

/** What is sent to the backend in one go; each has its own error. */
export type CheckoutTask = 'shippingAddress' | 'billingAddress' | 'shippingMethod' | 'paymentMethod' | 'order';

export type CheckoutErrors = Readonly<Record<CheckoutTask, string | null>>;

/** State of a checkout. */
export interface CheckoutState {
  step: CheckoutStep;
  email: string;
  /** Where the order goes; of a cart of which nothing is shipped the billing address. */
  shippingAddress: CheckoutAddress | null;
  /** Null: the same as the shipping address. */
  billingAddress: CheckoutAddress | null;
  saveInAddressBook: SaveInAddressBook;
  availableShippingMethods: readonly ShippingMethod[];
  /** Code of the chosen method. */
  shippingMethod: string | null;
  shippingTitle: string | null;
  /** Where the order is picked up; null for a delivery to the address. */
  pickupPoint: PickupPoint | null;
  availablePaymentMethods: readonly PaymentMethod[];
  paymentCode: string | null;
  paymentData: PaymentData | null;
  /** Whether an order has already presented the payment data, which are good once. */
  isPaymentUsed: boolean;
  isSubmitting: boolean;
  /** The answer to an order was lost, and the backend is asked what became of it. */
  isChecking: boolean;
  /** An order was sent, and nobody knows yet what became of it. */
  orderUnknown: boolean;
  /** The order is placed, and its receipt written down. */
  isOrdered: boolean;
  /** The backend takes no order of guests. */
  isGuestRefused: boolean;
  errors: CheckoutErrors;
}

const noErrors: CheckoutErrors = {
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  paymentMethod: null,
  order: null,
};

/** The empty state. */
export const initialCheckoutState: CheckoutState = {
  step: 'address',
  email: '',
  shippingAddress: null,
  billingAddress: null,
  saveInAddressBook: notAsked,
  availableShippingMethods: [],
  shippingMethod: null,
  shippingTitle: null,
  pickupPoint: null,
  availablePaymentMethods: [],
  paymentCode: null,
  paymentData: null,
  isPaymentUsed: false,
  isSubmitting: false,
  isChecking: false,
  orderUnknown: false,
  isOrdered: false,
  isGuestRefused: false,
  errors: noErrors,
};

/** What was kept in the browser from an earlier visit. */
export interface SavedCheckout {
  email: string;
  shippingAddress: CheckoutAddress | null;
  billingAddress: CheckoutAddress | null;
  saveInAddressBook: SaveInAddressBook;
  shippingMethod: string | null;
  pickupPoint: PickupPoint | null;
  paymentCode: string | null;
}

export type CheckoutEvent =
  | { type: 'begin'; saved: SavedCheckout }
  | { type: 'submit'; task: CheckoutTask }
  | { type: 'reject'; task: CheckoutTask; message: string }
  | { type: 'refuse-guest' }
  | { type: 'order-unknown'; message: string }
  | { type: 'order-checking' }
  | { type: 'order-settled' }
  | { type: 'refuse-payment'; message: string }
  /** An order that failed has presented the payment data. */
  | { type: 'use-payment' }
  | {
      type: 'accept-address';
      email: string;
      shippingAddress: CheckoutAddress;
      billingAddress: CheckoutAddress | null;
      saveInAddressBook: SaveInAddressBook;
      methods: readonly ShippingMethod[];
    }
  /** The address of a cart of which nothing is shipped: there is no delivery to choose. */
  | {
      type: 'accept-virtual';
      email: string;
      address: CheckoutAddress;
      saveInAddressBook: SaveInAddressBook;
      paymentMethods: readonly PaymentMethod[];
    }
  /** What is offered has changed while the shopper chose. */
  | { type: 'offer-delivery'; methods: readonly ShippingMethod[] }
  | {
      type: 'accept-delivery';
      method: string;
      pickupPoint: PickupPoint | null;
      paymentMethods: readonly PaymentMethod[];
    }
  /** Another total can be paid in other ways. */
  | { type: 'offer-payment'; methods: readonly PaymentMethod[] }
  /**
   * What the cart can be paid with has changed while the shopper paid.
   *
   * `message` is what a shopper reads who has to choose again, unless an error says why.
   */
  | { type: 'update-payment'; methods: readonly PaymentMethod[]; isChosenOffered: boolean; message: string }
  | { type: 'accept-payment'; payment: PaymentData }
  /** An order that was canceled later has saved the addresses. */
  | { type: 'save-addresses' }
  | { type: 'accept-order' }
  | { type: 'edit'; step: CheckoutStep }
  | { type: 'reset' };

/** What is offered now; what was chosen stays chosen if it is still among it. */
function getOffer(
  methods: readonly ShippingMethod[],
  chosen: string | null,
): Pick<CheckoutState, 'availableShippingMethods' | 'shippingMethod' | 'shippingTitle'> {
  const stillOffered = methods.find(({ code, available }) => available && code === chosen);
  return {
    availableShippingMethods: methods,
    shippingMethod: stillOffered?.code ?? null,
    shippingTitle: stillOffered?.title ?? null,
  };
}

/** The payment methods that are offered now; the chosen one stays chosen if it is among them. */
function offerPayment(
  methods: readonly PaymentMethod[],
  chosen: string | null,
): Pick<CheckoutState, 'availablePaymentMethods' | 'paymentCode' | 'paymentData' | 'isPaymentUsed'> {
  const isOffered = methods.some(({ code }) => code === chosen);
  return {
    availablePaymentMethods: methods,
    paymentCode: isOffered ? chosen : null,
    paymentData: null,
    isPaymentUsed: false,
  };
}

/** What was presented is good once: the shopper presents it again, or pays in another way. */
function refusePayment(state: CheckoutState, message: string | null): CheckoutState {
  return {
    ...state,
    isSubmitting: false,
    orderUnknown: false,
    step: 'payment',
    paymentData: null,
    isPaymentUsed: false,
    errors: { ...noErrors, paymentMethod: message },
  };
}

/** The state machine of the checkout: each task goes from submit (busy) to accept or reject. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'begin':
      return { ...initialCheckoutState, ...event.saved };
    case 'submit':
      return { ...state, isSubmitting: true, isChecking: false, errors: { ...state.errors, [event.task]: null } };
    case 'reject':
      if (event.task === 'order' && state.isPaymentUsed) return refusePayment(state, event.message);
      return {
        ...state,
        isSubmitting: false,
        orderUnknown: false,
        errors: { ...state.errors, [event.task]: event.message },
      };
    case 'refuse-guest':
      return { ...state, isSubmitting: false, isGuestRefused: true };
    case 'order-checking':
      return { ...state, isChecking: true };
    case 'order-unknown':
      return { ...state, isSubmitting: false, orderUnknown: true, errors: { ...state.errors, order: event.message } };
    case 'refuse-payment':
      return refusePayment(state, event.message);
    case 'use-payment':
      return { ...state, isPaymentUsed: state.paymentData?.isSingleUse === true };
    case 'order-settled':
      if (state.isPaymentUsed) return refusePayment(state, null);
      return { ...state, isSubmitting: false, orderUnknown: false };
    case 'accept-address':
      return {
        ...state,
        ...getOffer(event.methods, state.shippingMethod),
        isSubmitting: false,
        step: 'delivery',
        email: event.email,
        shippingAddress: event.shippingAddress,
        billingAddress: event.billingAddress,
        saveInAddressBook: event.saveInAddressBook,
      };
    case 'offer-delivery':
      return { ...state, ...getOffer(event.methods, state.shippingMethod) };
    case 'accept-virtual':
      return {
        ...state,
        ...getOffer([], null),
        ...offerPayment(event.paymentMethods, state.paymentCode),
        isSubmitting: false,
        step: 'payment',
        email: event.email,
        shippingAddress: event.address,
        billingAddress: null,
        saveInAddressBook: event.saveInAddressBook,
        pickupPoint: null,
      };
    case 'accept-delivery': {
      const title = state.availableShippingMethods.find(({ code }) => code === event.method)?.title ?? null;
      return {
        ...state,
        isSubmitting: false,
        step: 'payment',
        shippingMethod: event.method,
        shippingTitle: title,
        pickupPoint: event.pickupPoint,
        ...offerPayment(event.paymentMethods, state.paymentCode),
      };
    }
    case 'offer-payment':
      return { ...state, ...offerPayment(event.methods, state.paymentCode) };
    case 'update-payment':
      if (event.isChosenOffered) return { ...state, availablePaymentMethods: event.methods };
      return {
        ...state,
        ...offerPayment(event.methods, null),
        step: 'payment',
        errors: { ...noErrors, paymentMethod: state.errors.paymentMethod ?? state.errors.order ?? event.message },
      };
    case 'accept-payment':
      // The provider took its time, and the shopper has gone back to change something.
      if (state.step !== 'payment') return state;
      return {
        ...state,
        isSubmitting: false,
        step: 'review',
        paymentCode: event.payment.method,
        paymentData: event.payment,
        isPaymentUsed: false,
      };
    case 'save-addresses':
      return { ...state, saveInAddressBook: { shipping: false, billing: false } };
    case 'accept-order':
      return { ...initialCheckoutState, isOrdered: true };
    case 'edit':
      // Going back keeps everything that was entered; what comes after is confirmed again.
      return checkoutSteps.indexOf(event.step) < checkoutSteps.indexOf(state.step) &&
        !state.isSubmitting &&
        !state.orderUnknown
        ? { ...state, step: event.step, errors: noErrors }
        : state;
    case 'reset':
      return initialCheckoutState;
  }
}
