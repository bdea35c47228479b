import { expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import { createOrderIntent } from './create-order-intent.ts';

const maharashtra = { id: 553, code: 'MH', name: 'Maharashtra', country: 'IN' };

it('names the region of the address, for the receipt, and leaves the address of the order as it is', () => {
  const shipping = { ...emptyAddress, city: 'Pune', region_code: 'MH', country_code: 'IN' };
  const create = (regions: (typeof maharashtra)[]) =>
    createOrderIntent({
      who: { cartId: 'cart1', signedIn: false },
      order: {
        email: 'asha@example.com',
        shipping,
        billing: null,
        regions,
        addressesToSave: { shipping: false, billing: false },
      },
      cart: {
        lines: [],
        total: { minor: 8990, currency: 'INR' },
        contents: { items: [], gift: null, amounts: [] },
      },
      state: { shippingTitle: null, pickupPoint: null, availablePaymentMethods: [] },
      payment: { method: 'checkmo', additionalData: {} },
      earlier: null,
      now: 0,
    });
  expect(create([maharashtra]).shippingAddress).toEqual({ ...shipping, region: 'Maharashtra' });
  expect(create([]).shippingAddress).toEqual(shipping);
});
