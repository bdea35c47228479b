import { describe, expect, it, vi } from 'vitest';
import { CommerceError, RestError } from '../commerce/index.ts';
import { CartLockedError, type CartLock } from './cart-lock.ts';
import { anna, checkoutFixture, courier, goToReview, shownCart, willingBackend } from './testing/checkout-fixture.ts';
import { sentIntent } from './testing/order-effects.ts';

const refusal = (message: string) => new RestError({ method: 'POST', url: '/x', status: 400, body: { message } });

const getReceipt = (orderId: string | null) => ({
  orderNumber: null,
  placed: { orderId },
  email: 'anna@example.pl',
  shippingAddress: { firstname: anna.firstname, city: anna.city },
});

const interrupted = { ...sentIntent, startedAt: '2026-11-21T09:59:30.000Z', shippingAddress: anna };

describe('an order', () => {
  it('[CHK-28] [CHK-29] [CHK-30] leaves a receipt first, clears what was saved, removes the cart and begins a new one', async () => {
    const { flow, storage, memory, calls } = checkoutFixture();
    await goToReview(flow);
    await expect(flow.submitOrder(shownCart)).resolves.toEqual({ type: 'placed', orderId: '42' });
    expect(memory.readReceipt()).toMatchObject({
      ...getReceipt('42'),
      contents: {
        items: [{ name: 'Witamina C 1000', quantity: 2 }],
        gift: null,
        delivery: 'Kurier',
        payment: 'Przelew',
        paymentCode: 'banktransfer',
        total: { minor: 8990, currency: 'PLN' },
      },
    });
    expect([...storage.items.keys()]).toEqual(['order_attempts']);
    expect(calls).toEqual(['ordered cart1', 'clear cart', 'start cart']);
    expect(flow.getState()).toMatchObject({ isOrdered: true, isSubmitting: false });
  });

  it('[CHK-30] counts even when the new cart cannot be begun', async () => {
    const { flow, memory, calls } = checkoutFixture({ startCart: () => Promise.reject(new Error('no cart')) });
    await goToReview(flow);
    await flow.submitOrder(shownCart);
    expect(memory.readReceipt()).not.toBeNull();
    await vi.waitFor(() => expect(calls).toContain('log Error: no cart'));
  });

  it('[RSK-02] is sent once however often the button is pressed', async () => {
    const order = vi.fn(() => Promise.resolve({ orderId: '42' }));
    const { flow } = checkoutFixture({ backend: willingBackend({ order }) });
    await goToReview(flow);
    const outcomes = await Promise.all([
      flow.submitOrder(shownCart),
      flow.submitOrder(shownCart),
      flow.submitOrder(shownCart),
    ]);
    expect(order).toHaveBeenCalledOnce();
    expect(outcomes).toEqual([{ type: 'placed', orderId: '42' }, null, null]);
  });

  it('waits until a change of the cart whose answer was lost cannot arrive any more', async () => {
    const steps: string[] = [];
    const backend = willingBackend({ checkCart: (id) => (steps.push('look'), willingBackend().checkCart(id)) });
    const { flow } = checkoutFixture({
      backend,
      unsettledFor: () => 9000,
      wait: (milliseconds) => {
        steps.push(`wait ${milliseconds}`);
        return Promise.resolve();
      },
    });
    await goToReview(flow);
    await expect(flow.submitOrder(shownCart)).resolves.toMatchObject({ type: 'placed' });
    expect(steps).toEqual(['wait 9000', 'look']);
  });

  it('waits while another tab is ordering the cart', async () => {
    const order = vi.fn(() => Promise.resolve({ orderId: '42' }));
    const lock = () => Promise.reject(new CartLockedError('locked'));
    const { flow } = checkoutFixture({ backend: willingBackend({ order }), lock });
    await goToReview(flow);
    await expect(flow.submitOrder(shownCart)).resolves.toBe('other-tab');
    expect(flow.getState()).toMatchObject({ isSubmitting: false, errors: { order: 'locked' } });
    expect(order).not.toHaveBeenCalled();
  });

  it('whose payment is declined goes back to the payment, keeps the rest and presents nothing twice', async () => {
    const { flow } = checkoutFixture({
      backend: willingBackend({ order: () => Promise.reject(refusal('Your payment could not be taken.')) }),
    });
    await goToReview(flow);
    await flow.submitOrder(shownCart);
    expect(flow.getState()).toMatchObject({
      step: 'payment',
      paymentData: null,
      email: 'anna@example.pl',
      errors: { paymentMethod: 'refused', order: null },
    });
    await expect(flow.submitOrder(shownCart)).resolves.toBeNull();
  });

  describe('paid with something that is good once', () => {
    const fail = async (error: Error, isSingleUse = true) => {
      const order = vi.fn(() => Promise.reject(error));
      const { flow } = checkoutFixture({ backend: willingBackend({ order }) });
      await goToReview(flow);
      flow.edit('payment');
      flow.submitPayment({ method: 'braintree', additionalData: { payment_method_nonce: 'typed' }, isSingleUse });
      await flow.submitOrder(shownCart);
      return { flow, order };
    };

    it.each([
      [
        'in a language that the shop does not know',
        refusal('Ihre Zahlung konnte nicht durchgeführt werden.'),
        'refused',
      ],
      ['for its stock', refusal('The requested qty is not available'), 'refused'],
      ['by a server error', new RestError({ method: 'POST', url: '/x', status: 500, body: {} }), 'not-placed'],
    ])('goes back to the payment when refused %s, and presents nothing twice', async (_, error, message) => {
      const { flow, order } = await fail(error);
      expect(flow.getState()).toMatchObject({
        step: 'payment',
        paymentData: null,
        paymentCode: 'braintree',
        email: 'anna@example.pl',
        shippingMethod: courier.code,
        errors: { paymentMethod: message, order: null },
      });
      await flow.submitOrder(shownCart);
      expect(order).toHaveBeenCalledOnce();
    });

    it.each([
      ['for too many requests', new RestError({ method: 'POST', url: '/x', status: 429, body: {} })],
      ['by the captcha', refusal('ReCaptcha validation failed, please try again')],
    ])('stays at the review when refused %s, before the payment', async (_, error) => {
      const { flow } = await fail(error);
      expect(flow.getState()).toMatchObject({ step: 'review', paymentData: { method: 'braintree' } });
    });

    it('keeps what can be presented again', async () => {
      const { flow } = await fail(refusal('Ihre Bestellnummer ist ungültig.'), false);
      expect(flow.getState()).toMatchObject({ step: 'review', paymentData: {}, errors: { order: 'refused' } });
    });

    it('goes back to the payment when an order that was lost has not arrived', async () => {
      let reachable = false;
      const backend = willingBackend({ order: () => Promise.reject(new CommerceError('network')) });
      let looks = 0;
      const { flow } = checkoutFixture({
        backend: {
          ...backend,
          checkCart: (id) =>
            reachable || (looks += 1) === 1 ? backend.checkCart(id) : Promise.reject(new CommerceError('network')),
        },
      });
      await goToReview(flow);
      flow.edit('payment');
      flow.submitPayment({ method: 'braintree', additionalData: {}, isSingleUse: true });
      await expect(flow.submitOrder(shownCart)).resolves.toEqual({ type: 'unknown' });
      expect(flow.getState()).toMatchObject({ step: 'review', orderUnknown: true });
      reachable = true;
      await expect(flow.checkOrder()).resolves.toEqual({ type: 'not-placed' });
      expect(flow.getState()).toMatchObject({ step: 'payment', paymentData: null, orderUnknown: false });
    });
  });

  it('that was refused shows why, and the cart as it is now', async () => {
    const refreshCart = vi.fn(() => Promise.resolve());
    const backend = willingBackend({ order: () => Promise.reject(refusal('The requested qty is not available')) });
    const { flow } = checkoutFixture({ backend, refreshCart });
    await goToReview(flow);
    refreshCart.mockClear();
    await expect(flow.submitOrder(shownCart)).resolves.toMatchObject({ type: 'refused', reason: 'stock' });
    expect(refreshCart).toHaveBeenCalledOnce();
    expect(flow.getState()).toMatchObject({ step: 'review', errors: { order: 'refused' } });
  });

  it('whose outcome is not known can be asked for, and nothing can be paid in the meantime', async () => {
    let reachable = false;
    const checkCart = () =>
      reachable ? Promise.resolve({ status: 'inactive' } as const) : Promise.reject(new CommerceError('network'));
    const { flow, memory } = checkoutFixture({ backend: willingBackend({ checkCart }) });
    await goToReview(flow);
    memory.saveIntent(interrupted);
    await expect(flow.submitOrder(shownCart)).resolves.toEqual({ type: 'unknown' });
    expect(flow.getState()).toMatchObject({ orderUnknown: true, isSubmitting: false, errors: { order: 'unknown' } });
    reachable = true;
    await expect(flow.checkOrder()).resolves.toEqual({ type: 'received', orderNumber: null });
    expect(memory.readReceipt()).toMatchObject({ orderNumber: null, email: 'anna@example.pl' });
    expect(flow.getState().isOrdered).toBe(true);
  });
});

describe('the watch for an order that was not placed, as the page says', () => {
  const inactive = () => Promise.resolve({ status: 'inactive' } as const);

  it('shows nothing while the cart stays, and the receipt once it has been ordered', async () => {
    let isGone = false;
    const backend = willingBackend();
    const { flow, memory } = checkoutFixture({
      backend: { ...backend, checkCart: (id) => (isGone ? inactive() : backend.checkCart(id)) },
    });
    memory.saveIntent(interrupted);
    const before = flow.getState();
    await flow.watchOrder();
    expect(flow.getState()).toBe(before);
    isGone = true;
    await flow.watchOrder();
    expect(flow.getState().isOrdered).toBe(true);
    expect(memory.readReceipt()).toMatchObject({ placed: { cartId: interrupted.cartId } });
  });

  it("shows nothing while a customer's cart is gone and no order is new", async () => {
    let newest = '000000007';
    const backend = willingBackend({ checkCart: inactive, newestOrder: () => Promise.resolve(newest) });
    const { flow, memory } = checkoutFixture({ backend, isSignedIn: () => true });
    memory.saveIntent({ ...interrupted, signedIn: true, previousOrder: '000000007' });
    const before = flow.getState();
    await flow.watchOrder();
    expect(flow.getState()).toBe(before);
    newest = '000000008';
    await flow.watchOrder();
    expect(memory.readReceipt()).toMatchObject({ orderNumber: '000000008' });
  });
});

describe('another tab', () => {
  it('that has ordered the cart ends this checkout: nothing of it is kept any more', async () => {
    const ordered = new Set<string>();
    const { flow, storage } = checkoutFixture({
      orderedCarts: { has: (id) => ordered.has(id), add: (id) => void ordered.add(id) },
    });
    expect(flow.isOrderedElsewhere()).toBe(false);
    ordered.add('cart1');
    await goToReview(flow);
    expect(flow.isOrderedElsewhere()).toBe(true);
    expect([...storage.items.keys()]).toEqual([]);
  });
});

describe('an order that a reload interrupted', () => {
  it('is found when the cart is gone, with its receipt', async () => {
    const { flow, memory } = checkoutFixture({
      backend: willingBackend({ checkCart: () => Promise.resolve({ status: 'inactive' }) }),
    });
    memory.saveIntent(interrupted);
    await expect(flow.checkOrder()).resolves.toEqual({ type: 'received', orderNumber: null });
    expect(memory.readReceipt()).toMatchObject(getReceipt(null));
    expect(memory.readIntent()).toBeNull();
  });

  it('is told as not placed while the cart stays', async () => {
    const { flow } = checkoutFixture();
    const { flow: second, memory } = checkoutFixture();
    await expect(flow.checkOrder()).resolves.toBeNull();
    memory.saveIntent(interrupted);
    await expect(second.checkOrder()).resolves.toEqual({ type: 'not-placed' });
    expect(second.getState().errors.order).toBe('not-placed');
  });

  it('is forgotten without a word when it was never sent, or when it is old and the cart is still there', async () => {
    const never = checkoutFixture();
    never.memory.saveIntent({ ...interrupted, sent: false });
    await expect(never.flow.checkOrder()).resolves.toBeNull();
    expect(never.memory.readIntent()).toBeNull();

    const old = checkoutFixture();
    old.memory.saveIntent({ ...interrupted, startedAt: '2026-11-21T09:50:00.000Z' });
    await expect(old.flow.checkOrder()).resolves.toBeNull();
    expect(old.flow.getState()).toMatchObject({ isSubmitting: false, errors: { order: null } });
  });

  it('is left to the page that sent it, which the shopper has left while it was on its way', async () => {
    const locked = new Set<string>();
    const lock: CartLock = async (id, work) => {
      if (locked.has(id)) throw new CartLockedError('locked');
      locked.add(id);
      return work().finally(() => locked.delete(id));
    };
    let answer: (order: { orderId: string }) => void = () => undefined;
    const first = checkoutFixture({
      lock,
      backend: willingBackend({ order: () => new Promise((resolve) => (answer = resolve)) }),
    });
    await goToReview(first.flow);
    const sent = first.flow.submitOrder(shownCart);
    await vi.waitFor(() => expect(first.memory.readIntent()).toMatchObject({ sent: true }));

    const checkCart = vi.fn(() => Promise.resolve({ status: 'inactive' as const }));
    const second = checkoutFixture({ lock, memory: first.memory, backend: willingBackend({ checkCart }) });
    await expect(second.flow.checkOrder()).resolves.toBeNull();
    expect(checkCart).not.toHaveBeenCalled();
    answer({ orderId: '42' });
    await expect(sent).resolves.toEqual({ type: 'placed', orderId: '42' });
    expect(first.memory.readReceipt()).toMatchObject({ orderNumber: null, placed: { orderId: '42' } });
    await expect(second.flow.checkOrder()).resolves.toBeNull();
    expect(first.memory.readReceipt()).toMatchObject({ orderNumber: null, placed: { orderId: '42' } });
  });

  it('is not taken for ordered because the shopper has signed in in the meantime and the cart was merged away', async () => {
    const { flow, memory } = checkoutFixture({
      isSignedIn: () => true,
      backend: willingBackend({ checkCart: () => Promise.resolve({ status: 'inactive' }) }),
    });
    memory.saveIntent(interrupted);
    await expect(flow.checkOrder()).resolves.toEqual({ type: 'unknown' });
    expect(memory.readReceipt()).toBeNull();
  });
});

describe('a payment whose total the bank has confirmed', () => {
  const pay = async (confirmedTotal: { minor: number; currency: string }) => {
    const order = vi.fn(() => Promise.resolve({ orderId: '42' }));
    const { flow } = checkoutFixture({ backend: willingBackend({ order }) });
    await goToReview(flow);
    flow.edit('payment');
    flow.submitPayment({ method: 'braintree', additionalData: { payment_method_nonce: 'verified' }, confirmedTotal });
    return { outcome: await flow.submitOrder(shownCart), order, state: flow.getState() };
  };

  it('pays that total', async () => {
    const { outcome, order } = await pay({ minor: 8990, currency: 'PLN' });
    expect(outcome).toMatchObject({ type: 'placed' });
    expect(order).toHaveBeenCalledOnce();
  });

  it.each([
    { minor: 8989, currency: 'PLN' },
    { minor: 8990, currency: 'EUR' },
  ])('pays no other one: $minor $currency is confirmed anew', async (confirmed) => {
    const { outcome, order, state } = await pay(confirmed);
    expect(outcome).toBeNull();
    expect(order).not.toHaveBeenCalled();
    expect(state).toMatchObject({ step: 'payment', paymentData: null, errors: { paymentMethod: 'outdated' } });
  });
});
