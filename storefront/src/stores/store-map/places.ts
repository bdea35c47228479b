import type { Store } from '../store.ts';

/** A shop as maps take it. */
export interface Place {
  name: string;
  position: { latitude: number; longitude: number };
  address: string;
  zipcode: string;
  city: string;
  phone: string;
}

/** The shops whose position is known. */
export function placesOf(stores: readonly Store[]): Place[] {
  return stores.flatMap(({ name, location, addressLines, postcode, city, telephone }) =>
    location ? [{ name, position: location, address: addressLines.join(', '), zipcode: postcode, city, phone: telephone }] : [],
  );
}
