import { describe, expect, it, vi } from 'vitest';
import type { CheckoutApi } from './checkout-api-types.ts';
import { saveAddresses, savePaymentCode, saveShippingMethod } from './checkout-storage.ts';
import { defaultOptionalFields } from './optional-fields.ts';
import { anna, checkoutFixture, courier, shownCart, willingBackend } from './testing/checkout-fixture.ts';

const isOffline = (code: string) => code === 'banktransfer';

describe('restoring', () => {
  const remember = (
    { storage }: Pick<ReturnType<typeof checkoutFixture>, 'storage'>,
    payment: string,
    email = 'anna@example.pl',
  ) => {
    saveAddresses(storage, email, anna, null);
    saveShippingMethod(storage, courier.code, null);
    savePaymentCode(storage, payment);
  };

  it('[CHK-09] begins at the first step that lacks something: the review when nothing does', async () => {
    const fixture = checkoutFixture();
    remember(fixture, 'banktransfer');
    fixture.flow.begin();
    await fixture.flow.restore(isOffline);
    expect(fixture.flow.getState()).toMatchObject({
      step: 'review',
      email: 'anna@example.pl',
      shippingMethod: courier.code,
    });
  });

  it('[CHK-09] begins at the payment when that needs data, which is never kept', async () => {
    const card = { code: 'card', title: 'Karta' };
    const fixture = checkoutFixture({ backend: willingBackend({ saveShippingMethod: () => Promise.resolve([card]) }) });
    remember(fixture, 'card');
    fixture.flow.begin();
    await fixture.flow.restore(isOffline);
    expect(fixture.flow.getState()).toMatchObject({ step: 'payment', paymentCode: 'card', paymentData: null });
  });

  it('restores nothing of who has signed out', () => {
    const { flow, storage } = checkoutFixture();
    saveAddresses(storage, 'anna@example.pl', anna, null);
    flow.begin(true);
    expect(flow.getState()).toMatchObject({ email: '', shippingAddress: null });
    flow.begin();
    expect(flow.getState()).toMatchObject({ email: 'anna@example.pl' });
  });

  it('of a guest who has signed in in the meantime orders with the address of the customer', async () => {
    const saveAddress = vi.fn<CheckoutApi['saveAddress']>(() => Promise.resolve([courier]));
    const { flow, storage } = checkoutFixture({
      isSignedIn: () => true,
      customerEmail: () => 'ola@example.pl',
      addressBook: () => [{ id: '1', address: anna, isShippingDefault: true, isBillingDefault: true }],
      backend: willingBackend({ saveAddress }),
    });
    saveAddresses(storage, 'guest@example.pl', anna, null);
    flow.begin();
    await flow.restore(isOffline);
    expect(flow.getState().email).toBe('ola@example.pl');
    expect(saveAddress).toHaveBeenCalledWith(expect.anything(), 'ola@example.pl', expect.anything(), expect.anything());
  });

  it.each([
    ['stops', { shipping: null, billing: null }, 'address'],
    ['stops', { shipping: false, billing: null }, 'address'],
    ['goes on', { shipping: false, billing: true }, 'delivery'],
  ] as const)('%s at new addresses of a customer of which saving was answered with %j', async (_, saved, step) => {
    const { flow, storage } = checkoutFixture({ isSignedIn: () => true, customerEmail: () => 'ola@example.pl' });
    saveAddresses(storage, 'ola@example.pl', anna, { ...anna, city: 'Radom' }, saved);
    flow.begin();
    await flow.restore(isOffline);
    expect(flow.getState().step).toBe(step);
  });

  it('drops a delivery and a payment that are not offered any more', async () => {
    const other = { ...courier, code: 'locker|standard' };
    const delivery = checkoutFixture({ backend: willingBackend({ saveAddress: () => Promise.resolve([other]) }) });
    remember(delivery, 'banktransfer');
    delivery.flow.begin();
    await delivery.flow.restore(isOffline);
    expect(delivery.flow.getState()).toMatchObject({ step: 'delivery', shippingMethod: null });

    const payment = checkoutFixture();
    remember(payment, 'cashondelivery');
    payment.flow.begin();
    await payment.flow.restore(() => true);
    expect(payment.flow.getState()).toMatchObject({ step: 'payment', paymentCode: null });
  });

  it.each([
    ['an e-mail address', '', anna],
    ['a street', 'anna@example.pl', { ...anna, street: [''] }],
  ])('begins with the address when it lacks %s, and sends nothing', async (_, email, address) => {
    const saveAddress = vi.fn(() => Promise.resolve([courier]));
    const { flow, storage } = checkoutFixture({ backend: willingBackend({ saveAddress }) });
    saveAddresses(storage, email, address, null);
    flow.begin();
    await flow.restore(isOffline);
    expect(flow.getState()).toMatchObject({ step: 'address', shippingAddress: address });
    expect(saveAddress).not.toHaveBeenCalled();
  });

  const ireland = {
    code: 'IE',
    name: 'Irland',
    regions: [],
    isRegionShown: true,
    isRegionRequired: false,
    isPostcodeRequired: false,
  };

  it.each(['optional', 'hidden'] as const)('goes on without a telephone number that is %s', async (visibility) => {
    const fixture = checkoutFixture({
      optionalFields: () => ({ ...defaultOptionalFields, telephone: { visibility, options: [] } }),
    });
    saveAddresses(fixture.storage, 'anna@example.pl', { ...anna, telephone: '' }, null);
    fixture.flow.begin();
    await fixture.flow.restore(isOffline);
    expect(fixture.flow.getState().step).toBe('delivery');
  });

  it('sends no field that is hidden, of both addresses', async () => {
    const order = vi.fn<CheckoutApi['order']>(() => Promise.resolve({ orderId: '42' }));
    const fixture = checkoutFixture({
      backend: willingBackend({ order }),
      optionalFields: () => ({ ...defaultOptionalFields, vat_id: { visibility: 'hidden', options: [] } }),
    });
    const typed = { ...anna, vat_id: 'not a number', fax: '123', company: 'Nowak' };
    remember(fixture, 'banktransfer');
    saveAddresses(fixture.storage, 'anna@example.pl', typed, { ...typed, city: 'Radom' });
    fixture.flow.begin();
    await fixture.flow.restore(isOffline);
    await fixture.flow.submitOrder(shownCart);
    const shown = { company: 'Nowak', vat_id: '', fax: '' };
    expect(order.mock.calls[0]?.[1]).toMatchObject({ shipping: shown, billing: { ...shown, city: 'Radom' } });
  });

  it('goes on without a postcode in countries that have none', async () => {
    const address = { ...anna, country_code: 'IE', postcode: '', telephone: '+35312223333' };
    const fixture = checkoutFixture({ countries: () => [ireland] });
    saveAddresses(fixture.storage, 'anna@example.ie', address, address);
    fixture.flow.begin();
    await fixture.flow.restore(isOffline);
    expect(fixture.flow.getState().step).toBe('delivery');
  });

  it('begins with the address when the country has come to require a region', async () => {
    const fixture = checkoutFixture({ countries: () => [{ ...ireland, isRegionRequired: true }] });
    const address = { ...anna, country_code: 'IE', postcode: 'D02 AF30', telephone: '+35312223333' };
    saveAddresses(fixture.storage, 'anna@example.ie', address, null);
    fixture.flow.begin();
    await fixture.flow.restore(isOffline);
    expect(fixture.flow.getState().step).toBe('address');
  });

  it.each([true, false])('keeps that an address is to be saved; only for a customer: %s', async (isSignedIn) => {
    const order = vi.fn<CheckoutApi['order']>(() => Promise.resolve({ orderId: '42' }));
    const fixture = checkoutFixture({ isSignedIn: () => isSignedIn, backend: willingBackend({ order }) });
    remember(fixture, 'banktransfer');
    saveAddresses(fixture.storage, 'anna@example.pl', anna, null, { shipping: true, billing: null });
    fixture.flow.begin();
    await fixture.flow.restore(isOffline);
    await fixture.flow.submitOrder(shownCart);
    expect(order.mock.calls[0]?.[1].addressesToSave).toEqual({ shipping: false, billing: isSignedIn });
  });
});
