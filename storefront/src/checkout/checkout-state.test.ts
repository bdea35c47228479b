import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAddress, type CheckoutAddress } from './address.ts';
import {
  checkoutReducer,
  checkoutSteps,
  initialCheckoutState,
  type CheckoutEvent,
  type CheckoutState,
  type CheckoutTask,
  type ShippingMethod,
} from './checkout-state.ts';

const address: CheckoutAddress = {
  ...emptyAddress,
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Łódź',
};
const courier: ShippingMethod = {
  code: 'inpost|courier',
  carrierCode: 'inpost',
  methodCode: 'courier',
  title: 'InPost – kurier',
  carrierTitle: 'InPost',
  methodTitle: 'kurier',
  price: { minor: 1499, currency: 'PLN' },
  priceExcludingTax: { minor: 1219, currency: 'PLN' },
  available: true,
  problem: '',
};
const locker: ShippingMethod = {
  ...courier,
  code: 'inpost|locker',
  methodCode: 'locker',
  title: 'InPost – paczkomat',
  methodTitle: 'paczkomat',
};
const card = { code: 'card', title: 'Karta' };
const blik = { code: 'blik', title: 'BLIK' };

const tasks: readonly CheckoutTask[] = [
  'shippingAddress',
  'billingAddress',
  'shippingMethod',
  'paymentMethod',
  'order',
];
const acceptAddress: CheckoutEvent = {
  type: 'accept-address',
  email: 'anna@example.pl',
  shippingAddress: address,
  billingAddress: null,
  saveInAddressBook: { shipping: true, billing: null },
  methods: [courier, locker],
};
const acceptDelivery = {
  type: 'accept-delivery',
  method: courier.code,
  pickupPoint: null,
  paymentMethods: [card, blik],
} satisfies CheckoutEvent;
const acceptPayment: CheckoutEvent = {
  type: 'accept-payment',
  payment: { method: 'card', additionalData: { payment_method_nonce: 'n1' } },
};

const after = (...events: CheckoutEvent[]): CheckoutState => events.reduce(checkoutReducer, initialCheckoutState);

describe('checkoutReducer', () => {
  it('offers what another total can be paid with, and keeps the chosen method among it', () => {
    const free = { code: 'free', title: 'No payment' };
    const chosen = after(acceptAddress, acceptDelivery, acceptPayment, { type: 'edit', step: 'payment' });
    expect(checkoutReducer(chosen, { type: 'offer-payment', methods: [free] })).toMatchObject({
      step: 'payment',
      availablePaymentMethods: [free],
      paymentCode: null,
      paymentData: null,
    });
    expect(checkoutReducer(chosen, { type: 'offer-payment', methods: [card] })).toMatchObject({ paymentCode: 'card' });
  });

  it('[CHK-02] holds addresses, methods, payment and whether something is being sent', () => {
    expect(after(acceptAddress, acceptDelivery, acceptPayment, { type: 'submit', task: 'order' })).toMatchObject({
      step: 'review',
      email: 'anna@example.pl',
      shippingAddress: address,
      billingAddress: null,
      availableShippingMethods: [courier, locker],
      shippingMethod: 'inpost|courier',
      shippingTitle: 'InPost – kurier',
      paymentCode: 'card',
      paymentData: { method: 'card', additionalData: { payment_method_nonce: 'n1' } },
      isSubmitting: true,
    });
  });

  it('[CHK-09] begins empty but for what an earlier visit left', () => {
    const saved = {
      email: 'anna@example.pl',
      shippingAddress: address,
      billingAddress: null,
      saveInAddressBook: { shipping: true, billing: null },
      shippingMethod: courier.code,
      pickupPoint: null,
      paymentCode: 'card',
    };
    const dirty = after(acceptAddress, acceptDelivery, acceptPayment, {
      type: 'reject',
      task: 'order',
      message: 'Nie.',
    });
    expect(checkoutReducer(dirty, { type: 'begin', saved })).toEqual({ ...initialCheckoutState, ...saved });
  });

  it('[CHK-11] has its steps in the order of work', () => {
    expect(checkoutSteps).toEqual(['address', 'delivery', 'payment', 'review']);
    expect(after(acceptAddress).step).toBe('delivery');
    expect(after(acceptAddress, acceptDelivery).step).toBe('payment');
    expect(after(acceptAddress, acceptDelivery, acceptPayment).step).toBe('review');
  });

  it.each(tasks)(
    '[CHK-03] [CHK-12] [CHK-13] keeps the error of %s in its own field until it is submitted again',
    (task) => {
      const rejected = after({ type: 'submit', task }, { type: 'reject', task, message: 'Nie.' });
      expect(rejected.isSubmitting).toBe(false);
      expect(rejected.errors[task]).toBe('Nie.');
      for (const other of tasks.filter((name) => name !== task)) expect(rejected.errors[other]).toBeNull();

      const again = checkoutReducer(rejected, { type: 'submit', task });
      expect(again.isSubmitting).toBe(true);
      expect(again.errors[task]).toBeNull();
    },
  );

  it.each([
    ['address', acceptAddress],
    ['delivery', acceptDelivery],
    ['payment', acceptPayment],
    ['order', { type: 'accept-order' }],
  ] as const)('[CHK-12] is not busy any more after accepting the %s', (_, event) => {
    expect(after(acceptAddress, acceptDelivery, { type: 'submit', task: 'order' }, event).isSubmitting).toBe(false);
  });

  it('takes no payment that comes after the shopper has gone back to change something', () => {
    const back = after(acceptAddress, acceptDelivery, { type: 'edit', step: 'address' });
    expect(checkoutReducer(back, acceptPayment)).toBe(back);
    const again = checkoutReducer(back, acceptAddress);
    expect(checkoutReducer(again, acceptPayment)).toBe(again);
  });

  it('stays where it says not to order again while nobody knows what became of the order', () => {
    const unknown = after(acceptAddress, acceptDelivery, acceptPayment, {
      type: 'order-unknown',
      message: 'Nie wiemy.',
    });
    expect(checkoutReducer(unknown, { type: 'edit', step: 'address' })).toBe(unknown);
  });

  it('keeps what was entered when a step is rejected', () => {
    const before = after(acceptAddress, acceptDelivery, acceptPayment);
    const rejected = checkoutReducer(before, { type: 'reject', task: 'order', message: 'Nie.' });
    expect(rejected).toEqual({ ...before, errors: { ...before.errors, order: 'Nie.' } });
  });

  it('keeps a chosen shipping method only while it is offered', () => {
    const chosen = after(acceptAddress, acceptDelivery);
    expect(checkoutReducer(chosen, acceptAddress)).toMatchObject({
      shippingMethod: courier.code,
      shippingTitle: courier.title,
    });
    expect(checkoutReducer(chosen, { ...acceptAddress, methods: [locker] })).toMatchObject({
      shippingMethod: null,
      shippingTitle: null,
    });
    const unavailable = { ...courier, available: false };
    expect(checkoutReducer(chosen, { ...acceptAddress, methods: [unavailable] }).shippingMethod).toBeNull();
  });

  it('keeps a chosen payment method only while it is offered, and never its data', () => {
    const chosen = after(acceptAddress, acceptDelivery, acceptPayment);
    expect(checkoutReducer(chosen, acceptDelivery)).toMatchObject({ paymentCode: 'card', paymentData: null });
    expect(checkoutReducer(chosen, { ...acceptDelivery, paymentMethods: [blik] })).toMatchObject({
      paymentCode: null,
      paymentData: null,
    });
  });

  it('goes back to an earlier step with everything entered and no errors', () => {
    const failed = after(acceptAddress, acceptDelivery, acceptPayment, {
      type: 'reject',
      task: 'order',
      message: 'Nie.',
    });
    const back = checkoutReducer(failed, { type: 'edit', step: 'address' });
    expect(back).toMatchObject({ step: 'address', shippingAddress: address, paymentCode: 'card' });
    expect(Object.values(back.errors)).toEqual([null, null, null, null, null]);
  });

  it('[CHK-14] is empty after a reset and after an order', () => {
    const full = after(acceptAddress, acceptDelivery, acceptPayment);
    expect(checkoutReducer(full, { type: 'reset' })).toEqual(initialCheckoutState);
    expect(checkoutReducer(full, { type: 'accept-order' })).toEqual({ ...initialCheckoutState, isOrdered: true });
  });

  it('never skips a step by editing, nor leaves one while it is being sent', () => {
    const event = fc.oneof(
      fc.constantFrom<CheckoutEvent>(
        acceptAddress,
        acceptDelivery,
        acceptPayment,
        { type: 'accept-order' },
        { type: 'reset' },
      ),
      fc.constantFrom(...tasks).map((task): CheckoutEvent => ({ type: 'submit', task })),
      fc.constantFrom(...tasks).map((task): CheckoutEvent => ({ type: 'reject', task, message: 'Nie.' })),
    );
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom(...checkoutSteps), (events, step) => {
        const state = after(...events);
        const edited = checkoutReducer(state, { type: 'edit', step });
        const goesBack = checkoutSteps.indexOf(step) < checkoutSteps.indexOf(state.step);
        expect(edited.step).toBe(goesBack && !state.isSubmitting ? step : state.step);
      }),
    );
  });
});
