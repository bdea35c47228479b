import { describe, expect, it } from 'vitest';
import { getAddressesToSave } from './get-addresses-to-save.ts';
import { notAsked } from './save-in-address-book.ts';
import { anna } from './testing/checkout-fixture.ts';

const office = { ...anna, street: ['Biurowa 9'] };
const save = (billingAddress: typeof anna | null, shipping: boolean | null, billing: boolean | null) =>
  getAddressesToSave({ shippingAddress: anna, billingAddress, saveInAddressBook: { shipping, billing } });

describe('getAddressesToSave', () => {
  it('saves nothing when nobody was asked', () => {
    const order = { shippingAddress: anna, billingAddress: office, saveInAddressBook: notAsked };
    expect(getAddressesToSave(order)).toEqual({ shipping: false, billing: false });
  });

  it('saves an address once that is used for both', () => {
    expect(save(null, true, null)).toEqual({ shipping: false, billing: true });
    expect(save(null, false, true)).toEqual({ shipping: false, billing: false });
    expect(save({ ...anna, telephone: '+48 600 700 800' }, true, true)).toEqual({ shipping: false, billing: true });
  });

  it('saves each of two addresses as the shopper wants', () => {
    expect(save(office, true, true)).toEqual({ shipping: true, billing: true });
    expect(save(office, false, true)).toEqual({ shipping: false, billing: true });
    expect(save(office, true, false)).toEqual({ shipping: true, billing: false });
  });
});
