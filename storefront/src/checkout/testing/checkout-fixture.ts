import { memoryStorage } from '../../testing/index.ts';
import { createOrderAttempts } from '../attempts/order-attempts.ts';
import { emptyAddress, type CheckoutAddress } from '../address.ts';
import type { CheckoutApi } from '../checkout-api-types.ts';
import { createCheckoutFlow } from '../checkout-flow.ts';
import type { CheckoutFlow, ShownCart } from '../checkout-flow-types.ts';
import type { CheckoutFlowOptions } from '../checkout-flow-options.ts';
import type { ShippingMethod } from '../checkout-state.ts';
import { createOrderStorage, type OrderStorage } from '../create-order-storage.ts';
import { defaultOptionalFields } from '../optional-fields.ts';

export const anna: CheckoutAddress = {
  ...emptyAddress,
  country_code: 'PL',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Łódź',
  postcode: '90-001',
  // The same before and after the numbering plans are loaded, which files that share their modules may have done.
  telephone: '+48600700800',
};

export const courier: ShippingMethod = {
  code: 'courier|standard',
  carrierCode: 'courier',
  methodCode: 'standard',
  title: 'Kurier',
  carrierTitle: 'Kurier',
  methodTitle: '',
  price: { minor: 1499, currency: 'PLN' },
  priceExcludingTax: { minor: 1219, currency: 'PLN' },
  available: true,
  problem: '',
};

export const shownCart: ShownCart = {
  total: { minor: 8990, currency: 'PLN' },
  lines: [{ uid: 'MQ==', quantity: 2 }],
  contents: { items: [{ name: 'Witamina C 1000', quantity: 2 }], gift: null },
};

/** A memory of orders that lasts as long as the test. */
export function orderMemoryOnly(): OrderStorage {
  return createOrderStorage(() => {
    throw new Error('There is no session storage.');
  });
}

/** A backend whose cart is what was shown and which takes every order. */
export function willingBackend(overrides: Partial<CheckoutApi> = {}): CheckoutApi {
  return {
    saveAddress: () => Promise.resolve([courier]),
    saveBillingAddress: () => Promise.resolve([{ code: 'banktransfer', title: 'Przelew' }]),
    saveShippingMethod: () => Promise.resolve([{ code: 'banktransfer', title: 'Przelew' }]),
    listPaymentMethods: () =>
      Promise.resolve([
        { code: 'banktransfer', title: 'Przelew' },
        { code: 'braintree', title: 'Karta' },
      ]),
    prepareOrder: () => Promise.resolve(),
    order: () => Promise.resolve({ orderId: '42' }),
    checkCart: () =>
      Promise.resolve({ status: 'active', total: 8990, currency: 'PLN', lines: 'MQ==×2', sellable: true }),
    newestOrder: () => Promise.resolve(''),
    orderNumber: () => Promise.resolve('000000042'),
    ...overrides,
  };
}

/** A checkout of a guest with a cart. Each problem is described by its message or type. */
export function checkoutFixture(overrides: Partial<CheckoutFlowOptions> = {}) {
  const storage = memoryStorage();
  const memory = orderMemoryOnly();
  const attempts = createOrderAttempts(storage);
  let cartId: string | null = 'cart1';
  const calls: string[] = [];
  const flow: CheckoutFlow = createCheckoutFlow({
    backend: willingBackend(),
    storage,
    memory,
    attempts,
    sessionMark: () => null,
    orderedCarts: { has: () => false, add: (id) => calls.push(`ordered ${id}`) },
    lock: (_, work) => work(),
    cartId: {
      get: () => cartId,
      set: (id) => {
        calls.push('set cart');
        cartId = id;
      },
      clear: () => {
        calls.push('clear cart');
        cartId = null;
      },
    },
    isVirtual: () => false,
    isSignedIn: () => false,
    customerEmail: () => '',
    addressBook: () => [],
    countries: () => [],
    optionalFields: () => defaultOptionalFields,
    findPickup: () => null,
    refreshCart: () => Promise.resolve(),
    settlePayment: () => Promise.resolve(null),
    takeReturn: () => null,
    startCart: () => {
      calls.push('start cart');
      return Promise.resolve();
    },
    unsettledFor: () => 0,
    wait: () => Promise.resolve(),
    now: () => Date.parse('2026-11-21T10:00:00Z'),
    describe: (problem) => {
      if ('unpaid' in problem) return problem.unpaid;
      if ('confirmation' in problem) return problem.confirmation;
      return 'error' in problem ? (problem.error instanceof Error ? problem.error.message : '?') : problem.outcome.type;
    },
    log: (error) => calls.push(`log ${String(error)}`),
    ...overrides,
  });
  flow.begin();
  return { flow, storage, memory, attempts, calls };
}

/** Goes through all steps but the last. */
export async function goToReview(flow: CheckoutFlow): Promise<void> {
  await flow.submitAddress({ email: 'anna@example.pl', shipping: anna, billing: null });
  await flow.submitShippingMethod(courier.code, null);
  flow.submitPayment({ method: 'banktransfer', additionalData: {} });
}
