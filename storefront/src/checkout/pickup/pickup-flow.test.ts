import { describe, expect, it, vi } from 'vitest';
import { RestError } from '../../commerce/index.ts';
import { MissingInformationError } from '../missing-information-error.ts';
import { anna, checkoutFixture, courier, shownCart, willingBackend } from '../testing/checkout-fixture.ts';
import { findPickupAdapter } from './pickup-adapter.ts';
import { PickupPointUnavailableError } from './pickup-point-unavailable-error.ts';
import type { PickupPoint } from './pickup-point.ts';

const pickup = {
  ...courier,
  code: 'instore|pickup',
  carrierCode: 'instore',
  methodCode: 'pickup',
  title: 'Odbiór w sklepie',
};
const torun: PickupPoint = {
  code: 'torun',
  name: 'Witryna Toruń',
  addressLines: ['ul. Szeroka 1'],
  postcode: '87-100',
  city: 'Toruń',
  country: 'PL',
  location: null,
};

function setUp(saveShippingMethod = vi.fn(willingBackend().saveShippingMethod)) {
  const fixture = checkoutFixture({
    backend: willingBackend({ saveAddress: () => Promise.resolve([courier, pickup]), saveShippingMethod }),
    findPickup: (method) => findPickupAdapter(method, ['pickupLocations']),
  });
  return {
    ...fixture,
    saveShippingMethod,
    giveAddress: () => fixture.flow.submitAddress({ email: 'a@example.pl', shipping: anna, billing: null }),
  };
}

describe('a delivery with a pickup point', () => {
  it('is sent with the code of the point, and shown with it', async () => {
    const { flow, giveAddress, saveShippingMethod } = setUp();
    await giveAddress();
    await flow.submitShippingMethod(pickup.code, torun);
    const [, order, method, attributes] = saveShippingMethod.mock.lastCall ?? [];
    expect(order?.shipping).toMatchObject({ firstname: anna.firstname, street: anna.street });
    expect([method, attributes]).toEqual([pickup, { shippingAddress: { pickup_location_code: 'torun' } }]);
    expect(flow.getState()).toMatchObject({ step: 'payment', pickupPoint: torun });
  });

  it('cannot go on without the point', async () => {
    const { flow, giveAddress, saveShippingMethod } = setUp();
    await giveAddress();
    await expect(flow.submitShippingMethod(pickup.code, null)).rejects.toBeInstanceOf(MissingInformationError);
    expect(saveShippingMethod).not.toHaveBeenCalled();
    expect(flow.getState().step).toBe('delivery');
  });

  it('gives way to a delivery to the address, which has none', async () => {
    const { flow, giveAddress, saveShippingMethod } = setUp();
    await giveAddress();
    await flow.submitShippingMethod(pickup.code, torun);
    flow.edit('delivery');
    await flow.submitShippingMethod(courier.code, torun);
    expect(saveShippingMethod.mock.lastCall).toHaveLength(3);
    expect(flow.getState().pickupPoint).toBeNull();
  });

  it('says that the point has closed when the backend does not find it', async () => {
    const missing = new RestError({
      method: 'POST',
      url: '/x',
      status: 404,
      body: { message: 'Can not find Pickup Location with code %1 for %2 Sales Channel "%3".' },
    });
    const { flow, giveAddress } = setUp(vi.fn(() => Promise.reject(missing)));
    await giveAddress();
    await expect(flow.submitShippingMethod(pickup.code, torun)).rejects.toBeInstanceOf(PickupPointUnavailableError);
  });

  it('is taken up again after a reload, and waits for the point when that was lost', async () => {
    const { flow, giveAddress, storage, saveShippingMethod } = setUp();
    await giveAddress();
    await flow.submitShippingMethod(pickup.code, torun);
    flow.begin();
    await flow.restore(() => false);
    expect(flow.getState()).toMatchObject({ step: 'payment', pickupPoint: torun });
    storage.remove('pickup_point');
    saveShippingMethod.mockClear();
    flow.begin();
    await flow.restore(() => false);
    expect(flow.getState().step).toBe('delivery');
    expect(saveShippingMethod).not.toHaveBeenCalled();
  });

  it('is on the receipt', async () => {
    const { flow, giveAddress, memory } = setUp();
    await giveAddress();
    await flow.submitShippingMethod(pickup.code, torun);
    flow.submitPayment({ method: 'banktransfer', additionalData: {} });
    await flow.submitOrder(shownCart);
    expect(memory.readReceipt()?.contents?.pickup).toBe('Witryna Toruń, ul. Szeroka 1, 87-100 Toruń');
  });
});
