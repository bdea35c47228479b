import { describe, expect, it, vi } from 'vitest';
import { CommerceError, RestError } from '../commerce/index.ts';
import { loadPhoneRules } from '../forms/index.ts';
import { cleanAddress } from './address.ts';
import type { CheckoutApi } from './checkout-api-types.ts';
import { readSavedCheckout } from './checkout-storage.ts';
import type { ShippingMethod } from './checkout-state.ts';
import { ShippingMethodUnavailableError } from './shipping-method-unavailable-error.ts';
import { MissingInformationError } from './missing-information-error.ts';
import { anna, checkoutFixture, courier, goToReview, shownCart, willingBackend } from './testing/checkout-fixture.ts';

const refusal = (message: string) => new RestError({ method: 'POST', url: '/x', status: 400, body: { message } });

describe('a step of the checkout', () => {
  it('[CHK-13] that fails keeps its error in its field and throws it again', async () => {
    const failure = new CommerceError('network');
    const { flow } = checkoutFixture({ backend: willingBackend({ saveAddress: () => Promise.reject(failure) }) });
    await expect(flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null })).rejects.toBe(failure);
    expect(flow.getState()).toMatchObject({
      isSubmitting: false,
      errors: { shippingAddress: failure.message, shippingMethod: null, order: null },
    });
  });

  it('[CHK-13] does so for delivery and order, too', async () => {
    const failure = new CommerceError('timeout');
    const delivery = checkoutFixture({
      backend: willingBackend({ saveShippingMethod: () => Promise.reject(failure) }),
    });
    await delivery.flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null });
    await expect(delivery.flow.submitShippingMethod(courier.code, null)).rejects.toBe(failure);
    expect(delivery.flow.getState().errors.shippingMethod).toBe(failure.message);

    const broken = new Error('broken');
    const order = checkoutFixture({ lock: () => Promise.reject(broken) });
    await goToReview(order.flow);
    await expect(order.flow.submitOrder(shownCart)).rejects.toBe(broken);
    expect(order.flow.getState()).toMatchObject({ isSubmitting: false, errors: { order: 'broken' } });
  });

  it.each([
    [
      'the REST call of an ordered or expired cart',
      new RestError({
        method: 'POST',
        url: '/x',
        status: 404,
        body: { message: 'No such entity with %fieldName = %fieldValue' },
      }),
      true,
    ],
    [
      'the GraphQL call of an ordered cart',
      new CommerceError('graphql', {
        errors: [
          {
            message: "The cart isn't active.",
            category: 'graphql-input',
            code: undefined,
            path: ['setShippingAddressesOnCart'],
          },
        ],
      }),
      true,
    ],
    ['a refusal of what was entered', refusal('Please check the postcode.'), false],
  ])('has the cart read afresh when it is gone: %s', async (_, failure, isRead) => {
    const refreshCart = vi.fn(() => Promise.resolve());
    const { flow } = checkoutFixture({
      refreshCart,
      backend: willingBackend({ saveAddress: () => Promise.reject(failure) }),
    });
    await expect(flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null })).rejects.toBe(failure);
    expect(refreshCart).toHaveBeenCalledTimes(isRead ? 1 : 0);
  });

  it.each([
    ['asks a guest to sign in', false, { isGuestRefused: true, errors: { shippingAddress: null } }],
    ['is told to a customer', true, { isGuestRefused: false, errors: { shippingAddress: 'graphql' } }],
  ])('that only customers may take %s, and keeps the address', async (_, signedIn, expected) => {
    const message = 'Guest checkout is not allowed. Register a customer account or login with existing one.';
    const failure = new CommerceError('graphql', {
      errors: [{ message, category: 'graphql-authorization', code: undefined, path: ['setGuestEmailOnCart'] }],
    });
    const { flow, storage } = checkoutFixture({
      backend: willingBackend({ saveAddress: () => Promise.reject(failure) }),
      isSignedIn: () => signedIn,
      describe: (problem) => ('error' in problem ? 'graphql' : ''),
    });
    await expect(flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null })).rejects.toBe(failure);
    expect(flow.getState()).toMatchObject({ step: 'address', isSubmitting: false, ...expected });
    expect(readSavedCheckout(storage).shippingAddress).toMatchObject({ city: anna.city });
  });

  it("[CHK-16] of a guest without an e-mail address fails with 'Missing required information: email'", async () => {
    const { flow } = checkoutFixture();
    await expect(flow.submitAddress({ email: ' ', shipping: anna, billing: null })).rejects.toThrow(
      'Missing required information: email',
    );
    expect(flow.getState().errors.shippingAddress).toBe('Missing required information: email');
  });

  it('[CHK-16] of a customer needs none: the account has it', async () => {
    const { flow } = checkoutFixture({ isSignedIn: () => true });
    await flow.submitAddress({ email: '', shipping: anna, billing: null });
    expect(flow.getState().step).toBe('delivery');
  });

  it("[CHK-17] without a cart fails with 'Missing required information: cartId', whichever step it is", async () => {
    let id: string | null = 'cart1';
    const message = 'Missing required information: cartId';
    const { flow } = checkoutFixture({ cartId: { get: () => id, set: () => undefined, clear: () => undefined } });
    await goToReview(flow);
    id = null;
    await expect(flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null })).rejects.toThrow(message);
    await expect(flow.submitShippingMethod(courier.code, null)).rejects.toThrow(message);
    await expect(flow.submitOrder(shownCart)).rejects.toThrow(message);
    expect(flow.getState().errors).toMatchObject({ shippingAddress: message, shippingMethod: message, order: message });
  });

  it('takes no delivery that is not offered', async () => {
    const { flow } = checkoutFixture();
    await flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null });
    await expect(flow.submitShippingMethod('pigeon', null)).rejects.toBeInstanceOf(MissingInformationError);
  });

  describe('whose delivery is answered with 404', () => {
    const missing = new RestError({
      method: 'POST',
      url: '/x',
      status: 404,
      body: { message: 'Carrier with such method not found: %1, %2', parameters: ['courier', 'standard'] },
    });
    const locker = { ...courier, code: 'locker|standard', title: 'Paczkomat' };

    /** A cart whose delivery is refused after the address had been taken; `offered` is what there is then. */
    async function chooseDelivery(checkCart: CheckoutApi['checkCart'], offered: readonly ShippingMethod[]) {
      const refreshCart = vi.fn(() => Promise.resolve());
      const saveAddress = vi.fn(() => Promise.resolve([...offered])).mockResolvedValueOnce([courier]);
      const { flow } = checkoutFixture({
        refreshCart,
        backend: willingBackend({ saveAddress, checkCart, saveShippingMethod: () => Promise.reject(missing) }),
      });
      await flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null });
      const failure: unknown = await flow.submitShippingMethod(courier.code, null).catch((error: unknown) => error);
      return { flow, failure, refreshCart, saveAddress };
    }
    const active = willingBackend().checkCart;

    it('[CHK-13] [OPN-98] is told that it is not offered any more, and shown what is, as long as the cart is there', async () => {
      const rules = await loadPhoneRules();
      const { flow, failure, refreshCart, saveAddress } = await chooseDelivery(active, [locker]);
      expect(failure).toBeInstanceOf(ShippingMethodUnavailableError);
      expect(saveAddress).toHaveBeenLastCalledWith(
        { cartId: 'cart1', signedIn: false },
        'a@example.pl',
        cleanAddress(anna, rules),
        [],
      );
      expect(flow.getState()).toMatchObject({
        step: 'delivery',
        isSubmitting: false,
        availableShippingMethods: [locker],
        shippingMethod: null,
      });
      expect(flow.getState().errors.shippingMethod).toMatch('no longer available');
      expect(refreshCart).not.toHaveBeenCalled();
    });

    it('is told of a failure when it is offered all the same', async () => {
      const { failure } = await chooseDelivery(active, [courier]);
      expect(failure).toMatchObject({ name: 'CommerceError', kind: 'unavailable' });
    });

    it('is told that the cart is gone when it is, which is read afresh', async () => {
      const { failure, refreshCart, saveAddress } = await chooseDelivery(
        () => Promise.resolve({ status: 'inactive' }),
        [locker],
      );
      expect(failure).toBe(missing);
      expect(refreshCart).toHaveBeenCalledOnce();
      expect(saveAddress).toHaveBeenCalledOnce();
    });

    it('is told neither while the cart cannot be asked for', async () => {
      const lost = new CommerceError('network');
      const { failure } = await chooseDelivery(() => Promise.reject(lost), [locker]);
      expect(failure).toBe(lost);
    });
  });

  it('sends no empty line of a saved street that has more lines than the shop accepts', async () => {
    const saveAddress = vi.fn<CheckoutApi['saveAddress']>(() => Promise.resolve([courier]));
    const { flow } = checkoutFixture({ backend: willingBackend({ saveAddress }) });
    const long = { ...anna, street: ['Main St 1', '', 'Building B'] };
    await flow.submitAddress({ email: 'a@example.pl', shipping: long, billing: long });
    const { shippingAddress, billingAddress } = flow.getState();
    expect([saveAddress.mock.calls[0]?.[2], shippingAddress, billingAddress].map((sent) => sent?.street)).toEqual(
      Array.from({ length: 3 }, () => ['Main St 1', 'Building B']),
    );
  });

  it('reads the totals again after the delivery was chosen', async () => {
    const refreshCart = vi.fn(() => Promise.resolve());
    const { flow } = checkoutFixture({ refreshCart });
    await flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null });
    expect(refreshCart).not.toHaveBeenCalled();
    await flow.submitShippingMethod(courier.code, null);
    expect(refreshCart).toHaveBeenCalledOnce();
  });
});

describe('a cart of which nothing is shipped', () => {
  it('goes from the billing address to the payment, and is ordered without a delivery', async () => {
    const saveAddress = vi.fn(() => Promise.resolve([courier]));
    const saveBillingAddress = vi.fn(() => Promise.resolve([{ code: 'banktransfer', title: 'Przelew' }]));
    const order = vi.fn(() => Promise.resolve({ orderId: '42' }));
    const { flow } = checkoutFixture({
      isVirtual: () => true,
      backend: willingBackend({ saveAddress, saveBillingAddress, order }),
    });
    await flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null });
    expect(flow.getState()).toMatchObject({
      step: 'payment',
      shippingMethod: null,
      availablePaymentMethods: [{ code: 'banktransfer' }],
    });
    flow.submitPayment({ method: 'banktransfer', additionalData: {} });
    expect(await flow.submitOrder(shownCart)).toMatchObject({ type: 'placed' });
    expect(saveAddress).not.toHaveBeenCalled();
    expect(order).toHaveBeenCalledOnce();
  });

  it('is restored up to the review', async () => {
    const first = checkoutFixture({ isVirtual: () => true });
    await first.flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null });
    first.flow.submitPayment({ method: 'banktransfer', additionalData: {} });
    const again = checkoutFixture({ isVirtual: () => true, storage: first.storage });
    again.flow.begin();
    await again.flow.restore(() => true);
    expect(again.flow.getState().step).toBe('review');
  });
});
