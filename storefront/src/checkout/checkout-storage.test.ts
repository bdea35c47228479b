import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { emptyAddress, type CheckoutAddress } from './address.ts';
import type { ShippingMethod } from './checkout-state.ts';
import {
  checkoutLifetime,
  clearSavedCheckout,
  forgetAddressesToSave,
  readSavedCheckout,
  saveAddresses,
  savePaymentCode,
  saveShippingMethod,
  saveShippingMethods,
} from './checkout-storage.ts';
import { notAsked } from './save-in-address-book.ts';

const shipping: CheckoutAddress = { ...emptyAddress, firstname: 'Anna', street: ['Prosta 1'] };
const billing: CheckoutAddress = { ...emptyAddress, firstname: 'Firma', street: ['Krzywa 2'] };
const method: ShippingMethod = {
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
const nothing = {
  email: '',
  shippingAddress: null,
  billingAddress: null,
  saveInAddressBook: notAsked,
  shippingMethod: null,
  pickupPoint: null,
  paymentCode: null,
};
const torun = {
  code: 'torun',
  name: 'Witryna Toruń',
  addressLines: ['ul. Szeroka 1'],
  postcode: '87-100',
  city: 'Toruń',
  country: 'PL',
  location: null,
};

function fill() {
  const storage = memoryStorage();
  saveAddresses(storage, 'anna@example.pl', shipping, billing);
  saveShippingMethods(storage, [method]);
  saveShippingMethod(storage, method.code, torun);
  savePaymentCode(storage, 'card');
  return storage;
}

describe('checkout storage', () => {
  it('keeps whether the shopper wants an invoice for a company', () => {
    const storage = memoryStorage();
    saveAddresses(storage, 'anna@example.pl', { ...shipping, company: 'Nowak', wants_invoice: false }, null);
    expect(readSavedCheckout(storage).shippingAddress).toEqual({ ...shipping, company: 'Nowak', wants_invoice: false });
  });

  it('[CHK-09] gives back what was saved, and nothing on a first visit', () => {
    expect(readSavedCheckout(memoryStorage())).toEqual(nothing);
    expect(readSavedCheckout(fill())).toEqual({
      email: 'anna@example.pl',
      shippingAddress: shipping,
      billingAddress: billing,
      saveInAddressBook: notAsked,
      shippingMethod: 'inpost|courier',
      pickupPoint: torun,
      paymentCode: 'card',
    });
  });

  it('gives back whether addresses are to be saved in the address book, until an order has saved them', () => {
    const storage = memoryStorage();
    saveAddresses(storage, '', shipping, billing, { shipping: true, billing: false });
    expect(readSavedCheckout(storage)).toMatchObject({
      shippingAddress: shipping,
      billingAddress: billing,
      saveInAddressBook: { shipping: true, billing: false },
    });
    forgetAddressesToSave(storage);
    expect(readSavedCheckout(storage)).toMatchObject({
      shippingAddress: shipping,
      billingAddress: billing,
      saveInAddressBook: { shipping: false, billing: false },
    });
  });

  it('gives back an address that was saved without an e-mail', () => {
    const storage = memoryStorage();
    storage.set('shipping_address', shipping);
    expect(readSavedCheckout(storage)).toEqual({ ...nothing, shippingAddress: shipping });
  });

  it('forgets the pickup point of a delivery to the address, and one of another shape', () => {
    const storage = fill();
    saveShippingMethod(storage, method.code, null);
    expect(readSavedCheckout(storage).pickupPoint).toBeNull();
    storage.set('pickup_point', { ...torun, location: { latitude: '53' } });
    expect(readSavedCheckout(storage).pickupPoint).toBeNull();
  });

  it('[CHK-10] writes to the keys of the checkout and to no other', () => {
    const expected = [
      'availableShippingMethods',
      'billing_address',
      'paymentMethod',
      'pickup_point',
      'shippingMethod',
      'shipping_address',
    ];
    expect([...fill().items.keys()].sort()).toEqual(expected);
  });

  it('[RSK-14] keeps of the payment nothing but its code', () => {
    expect(JSON.parse(fill().items.get('paymentMethod') ?? '')).toEqual({
      value: 'card',
      timeStored: 1_000_000,
      ttl: checkoutLifetime,
    });
  });

  it('[RSK-14] forgets everything after an hour', () => {
    const storage = fill();
    storage.clock.now += checkoutLifetime * 1000 - 1;
    expect(readSavedCheckout(storage).paymentCode).toBe('card');
    storage.clock.now += 1;
    expect(readSavedCheckout(storage)).toEqual(nothing);
  });

  it('[CHK-08] forgets an old billing address when the shipping address serves for both', () => {
    const storage = fill();
    saveAddresses(storage, 'anna@example.pl', shipping, null);
    expect(readSavedCheckout(storage)).toMatchObject({ shippingAddress: shipping, billingAddress: null });
  });

  it('[CHK-29] is cleared without touching anything else', () => {
    const storage = fill();
    storage.set('cartId', 'cart1');
    clearSavedCheckout(storage);
    expect([...storage.items.keys()]).toEqual(['cartId']);
  });

  it('ignores values of another shape', () => {
    const storage = memoryStorage();
    storage.set('shipping_address', { firstname: 'Anna' });
    storage.set('billing_address', 'Prosta 1');
    storage.set('shippingMethod', 7);
    storage.set('paymentMethod', 'x'.repeat(201));
    expect(readSavedCheckout(storage)).toEqual(nothing);
  });
});
