import { describe, expect, it } from 'vitest';
import { findPickupAdapter } from './pickup-adapter.ts';

const inStore = { carrierCode: 'instore', methodCode: 'pickup' };
const locker = { carrierCode: 'parcel_locker', methodCode: 'standard' };
const torun = {
  code: 'torun',
  name: 'Toruń',
  addressLines: [],
  postcode: '87-100',
  city: 'Toruń',
  country: 'PL',
  location: null,
};

describe('findPickupAdapter', () => {
  it("finds Magento's in-store pickup, whose code goes with the shipping address", () => {
    const adapter = findPickupAdapter(inStore, ['pickupLocations']);
    expect(adapter?.kind).toBe('store');
    expect(adapter?.toAttributes(torun)).toEqual({ shippingAddress: { pickup_location_code: 'torun' } });
  });

  it('finds lockers only where the backend lists them', () => {
    expect(findPickupAdapter(locker, ['parcelLockers'])?.kind).toBe('locker');
    expect(findPickupAdapter(locker, ['pickupLocations'])).toBeNull();
    expect(findPickupAdapter(inStore, [])).toBeNull();
  });

  it('leaves other methods alone', () => {
    expect(
      findPickupAdapter({ carrierCode: 'courier', methodCode: 'standard' }, ['pickupLocations', 'parcelLockers']),
    ).toBeNull();
  });
});
