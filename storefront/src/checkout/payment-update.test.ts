import { expect, it, vi } from 'vitest';
import { CommerceError, RestError } from '../commerce/index.ts';
import type { CheckoutApi } from './checkout-api-types.ts';
import { checkoutFixture, goToReview, shownCart, willingBackend } from './testing/checkout-fixture.ts';

const transfer = { code: 'banktransfer', title: 'Przelew' };
const free = { code: 'free', title: 'No payment' };

/** A checkout at the review, whose cart can be paid with other methods from now on. */
async function setUp(methods: readonly { code: string; title: string }[], backend: Partial<CheckoutApi> = {}) {
  const listPaymentMethods = vi.fn<CheckoutApi['listPaymentMethods']>(() => Promise.resolve([...methods]));
  const fixture = checkoutFixture({ backend: willingBackend({ listPaymentMethods, ...backend }) });
  await goToReview(fixture.flow);
  return { ...fixture, listPaymentMethods };
}

it.each<[string, Partial<CheckoutApi>, string]>([
  [
    'whose total has changed',
    {
      checkCart: () =>
        Promise.resolve({ status: 'active', total: 0, currency: 'PLN', lines: 'MQ==×2', sellable: true }),
    },
    'changed',
  ],
  [
    'whose payment method is refused',
    {
      order: () =>
        Promise.reject(
          new RestError({
            method: 'POST',
            url: '/x',
            status: 400,
            body: { message: 'The requested Payment Method is not available.' },
          }),
        ),
    },
    'refused',
  ],
])('goes back to the payment, with what is offered now, from an order %s', async (_, backend, message) => {
  const { flow } = await setUp([free], backend);
  await flow.submitOrder(shownCart);
  await vi.waitFor(() =>
    expect(flow.getState()).toMatchObject({
      step: 'payment',
      availablePaymentMethods: [free],
      paymentCode: null,
      paymentData: null,
      errors: { paymentMethod: message, order: null },
    }),
  );
});

it('goes back to the payment when the total changes during the review and the chosen method is gone', async () => {
  const { flow, listPaymentMethods } = await setUp([free]);
  await flow.updatePaymentMethods();
  expect(listPaymentMethods).toHaveBeenCalledExactlyOnceWith({ cartId: 'cart1', signedIn: false });
  expect(flow.getState()).toMatchObject({ step: 'payment', errors: { paymentMethod: 'changed' } });
});

it('stays at the review while the chosen method is offered', async () => {
  const { flow } = await setUp([transfer, free]);
  await flow.updatePaymentMethods();
  expect(flow.getState()).toMatchObject({
    step: 'review',
    availablePaymentMethods: [transfer, free],
    paymentData: { method: 'banktransfer' },
    errors: { paymentMethod: null },
  });
});

it('keeps a saved card while the method that saved it is offered', async () => {
  const { flow } = await setUp([{ code: 'braintree', title: 'Card' }]);
  flow.edit('payment');
  flow.submitPayment({ method: 'braintree_cc_vault', additionalData: { public_hash: 'h' } });
  await flow.updatePaymentMethods();
  expect(flow.getState()).toMatchObject({ step: 'review', paymentCode: 'braintree_cc_vault' });
});

it('reads nothing before the payment, and changes nothing when the backend is unreachable', async () => {
  const { flow, listPaymentMethods, calls } = await setUp([], {
    listPaymentMethods: () => Promise.reject(new CommerceError('network')),
  });
  await flow.updatePaymentMethods();
  expect(flow.getState()).toMatchObject({ step: 'review', availablePaymentMethods: [transfer] });
  expect(calls.filter((call) => call.startsWith('log'))).toHaveLength(1);
  const before = checkoutFixture({ backend: willingBackend({ listPaymentMethods }) });
  await before.flow.updatePaymentMethods();
  expect(listPaymentMethods).not.toHaveBeenCalled();
});
