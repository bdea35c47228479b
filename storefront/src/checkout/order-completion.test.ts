import { describe, expect, it, vi } from 'vitest';
import { CartLockedError } from './cart-lock.ts';
import type { CheckoutApi } from './checkout-api-types.ts';
import { readSavedCheckout } from './checkout-storage.ts';
import { PaymentAbandonedError, type PaymentOutcome } from './payment/payment-adapter.ts';
import { anna, checkoutFixture, courier, goToReview, shownCart, willingBackend } from './testing/checkout-fixture.ts';

describe('an order whose payment ends after it', () => {
  const unpaid = (outcome: PaymentOutcome, overrides: Parameters<typeof checkoutFixture>[0] = {}) =>
    checkoutFixture({ settlePayment: () => Promise.resolve(outcome), ...overrides });

  it.each(['authorized', 'pending', 'unknown'] as const)('counts when the payment is %s', async (outcome) => {
    const { flow, memory, calls } = unpaid(outcome);
    await goToReview(flow);
    expect(await flow.submitOrder(shownCart)).toEqual({ type: 'placed', orderId: '42' });
    expect(memory.readReceipt()).toMatchObject({ orderNumber: null, placed: { orderId: '42' } });
    expect(memory.readReceipt()?.paymentAwaited ?? false).toBe(outcome !== 'authorized');
    expect(memory.readUnpaid()).toBeNull();
    expect(calls).toContain('start cart');
  });

  it.each(['refused', 'cancelled', 'failed'] as const)(
    'is over when the payment is %s: no receipt, the same cart, back at the payment',
    async (outcome) => {
      const { flow, memory, calls } = unpaid(outcome);
      await goToReview(flow);
      expect(await flow.submitOrder(shownCart)).toBeNull();
      expect(memory.readReceipt()).toBeNull();
      expect(flow.getState()).toMatchObject({
        step: 'payment',
        isOrdered: false,
        isSubmitting: false,
        paymentData: null,
        errors: { paymentMethod: outcome },
      });
      expect(calls).not.toContain('clear cart');
    },
  );

  it('keeps the number of a response that has one, also for a payment that a reload interrupted', async () => {
    const numbered = { orderId: null, orderNumber: '000000042' };
    const backend = willingBackend({ order: () => Promise.resolve(numbered) });
    const interrupted = unpaid('unknown', { backend, settlePayment: () => new Promise(() => undefined) });
    await goToReview(interrupted.flow);
    void interrupted.flow.submitOrder(shownCart);
    await vi.waitFor(() => expect(interrupted.memory.readUnpaid()).toMatchObject(numbered));
    const { memory } = interrupted;
    const { flow, attempts } = unpaid('authorized', { memory });
    expect(await flow.checkOrder()).toEqual({ type: 'placed', ...numbered });
    expect(memory.readReceipt()).toMatchObject({ orderNumber: '000000042', placed: { orderId: null } });
    expect(attempts.read()).toMatchObject([{ state: 'placed', orderNumber: '000000042' }]);
  });

  const placed = { orderId: '42', cartId: 'cart1', signedIn: false, resumed: false, returned: null, answered: false };

  it('is asked about by order, cart and owner, and taken up after a reload', async () => {
    const settlePayment = vi.fn(() => new Promise<PaymentOutcome>(() => undefined));
    const interrupted = unpaid('unknown', { settlePayment });
    await goToReview(interrupted.flow);
    void interrupted.flow.submitOrder(shownCart);
    await vi.waitFor(() => expect(settlePayment).toHaveBeenCalledWith(placed, 'banktransfer'));
    expect(interrupted.memory.readUnpaid()).toMatchObject({ orderId: '42', method: 'banktransfer' });

    const reloaded = unpaid('authorized', { memory: interrupted.memory });
    expect(await reloaded.flow.checkOrder()).toEqual({ type: 'placed', orderId: '42' });
    expect(reloaded.flow.getState().isOrdered).toBe(true);
    expect(await reloaded.flow.checkOrder()).toBeNull();
  });

  it('hands on once what the bank gave along with the return, and says after a reload that it did', async () => {
    const interrupted = unpaid('unknown', { settlePayment: () => new Promise(() => undefined) });
    await goToReview(interrupted.flow);
    void interrupted.flow.submitOrder(shownCart);
    await vi.waitFor(() => expect(interrupted.memory.readUnpaid()).not.toBeNull());

    const { memory } = interrupted;
    const settleReturn = vi.fn<() => Promise<PaymentOutcome>>(() => new Promise(() => undefined));
    const returned = { redirectResult: 'X6' };
    void unpaid('unknown', { memory, settlePayment: settleReturn, takeReturn: () => returned }).flow.checkOrder();
    await vi.waitFor(() =>
      expect(settleReturn).toHaveBeenCalledExactlyOnceWith(
        { ...placed, resumed: true, returned, answered: true },
        'banktransfer',
      ),
    );

    const settleReload = vi.fn<() => Promise<PaymentOutcome>>(() => Promise.resolve('unknown'));
    const reloaded = unpaid('unknown', { memory, settlePayment: settleReload });
    expect(await reloaded.flow.checkOrder()).toEqual({ type: 'placed', orderId: '42' });
    expect(settleReload).toHaveBeenCalledExactlyOnceWith({ ...placed, resumed: true, answered: true }, 'banktransfer');
    expect(memory.readReceipt()).toMatchObject({ paymentAwaited: true });
  });

  it('stays to be paid when the page goes on while the bank asks', async () => {
    const left = unpaid('unknown', { settlePayment: () => Promise.reject(new PaymentAbandonedError()) });
    await goToReview(left.flow);
    await expect(left.flow.submitOrder(shownCart)).rejects.toThrow(PaymentAbandonedError);
    expect(left.memory.readUnpaid()).toMatchObject({ orderId: '42' });
    expect(left.memory.readReceipt()).toBeNull();

    const back = unpaid('authorized', { memory: left.memory });
    expect(await back.flow.checkOrder()).toEqual({ type: 'placed', orderId: '42' });
  });

  it('is not said to have failed while its cart is closed: the backend may not know the payment yet', async () => {
    let settled = false;
    const checkCart = (id: string) =>
      settled ? Promise.resolve({ status: 'inactive' as const }) : willingBackend().checkCart(id);
    const { flow, memory } = unpaid('failed', {
      backend: willingBackend({ checkCart }),
      settlePayment: () => {
        settled = true;
        return Promise.resolve('failed');
      },
    });
    await goToReview(flow);
    expect(await flow.submitOrder(shownCart)).toEqual({ type: 'placed', orderId: '42' });
    expect(memory.readReceipt()).toMatchObject({ paymentAwaited: true });
  });

  it('is asked about again after a reload while the cart of a refused payment is read', async () => {
    const settlePayment = vi.fn<() => Promise<PaymentOutcome>>(() => Promise.resolve('refused'));
    const checkCart = vi.fn((id: string) =>
      settlePayment.mock.calls.length > 0 ? new Promise<never>(() => undefined) : willingBackend().checkCart(id),
    );
    const interrupted = unpaid('refused', { backend: willingBackend({ checkCart }), settlePayment });
    await goToReview(interrupted.flow);
    void interrupted.flow.submitOrder(shownCart);
    await vi.waitFor(() => expect(checkCart).toHaveBeenCalledTimes(2));

    const reloaded = unpaid('refused', { memory: interrupted.memory });
    expect(await reloaded.flow.checkOrder()).toBeNull();
    expect(reloaded.flow.getState().errors.paymentMethod).toBe('refused');
    expect(reloaded.memory.readUnpaid()).toBeNull();
  });

  it('is left to the copy of this tab that is settling it', async () => {
    const interrupted = unpaid('unknown', { settlePayment: () => new Promise(() => undefined) });
    await goToReview(interrupted.flow);
    void interrupted.flow.submitOrder(shownCart);
    await vi.waitFor(() => expect(interrupted.memory.readUnpaid()).not.toBeNull());
    const settlePayment = vi.fn();
    const copy = unpaid('unknown', {
      memory: interrupted.memory,
      settlePayment,
      lock: () => Promise.reject(new CartLockedError('locked')),
    });
    expect(await copy.flow.checkOrder()).toBeNull();
    expect(settlePayment).not.toHaveBeenCalled();
    expect(interrupted.memory.readUnpaid()).not.toBeNull();
  });

  it('is unknown in a window that did not order it, until the shopper has read so', async () => {
    const takeReturn = vi
      .fn(() => null as { redirectResult: string } | null)
      .mockReturnValueOnce({ redirectResult: 'X6' });
    const { flow } = unpaid('authorized', { takeReturn });
    expect(await flow.checkOrder()).toBeNull();
    expect(flow.getState()).toMatchObject({ orderUnknown: true, errors: { order: 'unknown' } });
    expect(await flow.checkOrder()).toBeNull();
    expect(flow.getState().orderUnknown).toBe(false);
  });

  it('gives the cart back that was let go of while the order stood', async () => {
    let id: string | null = 'cart1';
    const set = (next: string | null) => {
      id = next;
    };
    const { flow } = unpaid('refused', {
      settlePayment: () => {
        set(null);
        return Promise.resolve('refused');
      },
      cartId: { get: () => id, set, clear: () => set(null) },
    });
    await goToReview(flow);
    await flow.submitOrder(shownCart);
    expect(id).toBe('cart1');
  });

  it('that was canceled has saved its addresses, so that the next one does not', async () => {
    const order = vi.fn<CheckoutApi['order']>(() => Promise.resolve({ orderId: '42' }));
    const { flow, storage } = unpaid('refused', { isSignedIn: () => true, backend: willingBackend({ order }) });
    await flow.submitAddress({
      email: '',
      shipping: anna,
      billing: null,
      saveInAddressBook: { shipping: true, billing: null },
    });
    await flow.submitShippingMethod(courier.code, null);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      flow.submitPayment({ method: 'banktransfer', additionalData: {} });
      await flow.submitOrder(shownCart);
    }
    expect(order.mock.calls.map(([, { addressesToSave }]) => addressesToSave.billing)).toEqual([true, false]);
    expect(readSavedCheckout(storage)).toMatchObject({
      shippingAddress: anna,
      saveInAddressBook: { shipping: false },
    });
  });
});
