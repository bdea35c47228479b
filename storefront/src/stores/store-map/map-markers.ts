import type { Store } from '../store.ts';

/** What a map shows of a shop; without a page of its own, its mark leads nowhere. */
export type MappedStore = Pick<
  Store,
  'identifier' | 'name' | 'location' | 'addressLines' | 'postcode' | 'city' | 'telephone'
> &
  Partial<Pick<Store, 'href'>>;

/** A shop as maps take it. */
export interface MapMarker {
  name: string;
  position: { latitude: number; longitude: number };
  address: string;
  zipcode: string;
  city: string;
  phone: string;
}

/** The shops whose position is known. */
export function toMapMarkers(stores: readonly MappedStore[]): MapMarker[] {
  return stores.flatMap(({ name, location, addressLines, postcode, city, telephone }) =>
    location
      ? [{ name, position: location, address: addressLines.join(', '), zipcode: postcode, city, phone: telephone }]
      : [],
  );
}
