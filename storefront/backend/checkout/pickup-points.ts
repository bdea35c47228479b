import { saveCartAddress } from '../cart/cart-address-repository.ts';
import type { CartAddressRecord } from '../cart/cart-address-repository.ts';
import { findRegion } from '../customer/regions.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import type { Database } from '../database/index.ts';
import { findParcelLocker, LOCKER_CARRIER } from '../parcel-lockers/index.ts';
import type { RequestContext } from '../request-context.ts';
import { placeText } from '../store/place-text.ts';
import type { StoreView } from '../store/store-view.ts';
import { findPickupStore } from '../stores/store-repository.ts';
import { PICKUP_CARRIER } from './shipping-methods.ts';

/** A physical shop or parcel locker that an order is delivered to. */
export interface PickupPoint {
  code: string;
  name: string;
  address: Pick<
    PostalAddress,
    'street' | 'city' | 'region' | 'region_code' | 'region_id' | 'postcode' | 'country_code'
  >;
}

/**
 * Whether orders by a carrier need a pickup point. Stock Magento knows no lockers: there, such a parcel goes to the
 * address.
 */
export function needsPickupPoint({ profile }: Pick<RequestContext, 'profile'>, carrierCode: string): boolean {
  return carrierCode === PICKUP_CARRIER || (carrierCode === LOCKER_CARRIER && profile === 'extended');
}

interface PickupAddress {
  city: string;
  postcode: string;
  countryCode: string;
  regionCode: string;
}

function addressAt(
  lines: readonly (string | null)[],
  { city, postcode, countryCode, regionCode }: PickupAddress,
): PickupPoint['address'] {
  const region = findRegion(countryCode, regionCode);
  return {
    street: lines.filter(Boolean).join('\n'),
    city,
    region: region?.name ?? null,
    region_code: region?.code ?? null,
    region_id: region?.id ?? null,
    postcode,
    country_code: countryCode,
  };
}

/**
 * The carrier's pickup point with this code; undefined for an unknown code, and for a shop where nothing can be picked
 * up.
 *
 * @param storeView in whose language the directions of the address are
 */
export function findPickupPoint(
  { database, shop }: Pick<RequestContext, 'database' | 'shop'>,
  carrierCode: string,
  code: string,
  storeView: StoreView,
): PickupPoint | undefined {
  if (carrierCode === LOCKER_CARRIER) {
    const locker = findParcelLocker({ shop }, code);
    return locker && { code, name: code, address: addressAt([locker.street], locker) };
  }
  const store = carrierCode === PICKUP_CARRIER ? findPickupStore(database, code) : undefined;
  if (!store) return undefined;
  const { name, address1, address2, city, postcode, country_id: countryCode, region_code: regionCode } = store;
  return {
    code,
    name,
    address: addressAt([address1, address2 && placeText(address2, storeView)], {
      city,
      postcode,
      countryCode,
      regionCode,
    }),
  };
}

/** Replaces the place of a cart's shipping address by the pickup point's, as Magento does; the recipient stays. */
export function shipToPickupPoint(
  database: Database,
  cartId: number,
  recipient: CartAddressRecord,
  point: PickupPoint,
): void {
  saveCartAddress(database, cartId, 'shipping', {
    ...recipient,
    ...point.address,
    pickup_location_code: point.code,
    customer_address_id: null,
    save_in_address_book: false,
    same_as_billing: false,
  });
}
