import { execute, type CommerceClient } from '../../commerce/index.ts';
import { createListSource } from './create-list-source.ts';
import type { PickupSource } from './pickup-source.ts';
import { parcelLockersQuery } from './pickup-operations.ts';
import type { PickupPoint } from './pickup-point.ts';

/** Lists the parcel lockers of a carrier, and searches them in the browser. */
export function createParcelLockerSource(
  client: CommerceClient,
  { carrierCode }: { carrierCode: string },
): PickupSource {
  const load = async (): Promise<PickupPoint[]> => {
    const { data } = await execute(client, parcelLockersQuery, { carrierCode });
    return data.parcelLockers.map(
      ({ code, street, city, postcode, country_id: country, description, latitude, longitude }) => ({
        code,
        name: code,
        addressLines: description ? [street, description] : [street],
        postcode,
        city,
        country,
        location: latitude !== null && longitude !== null ? { latitude, longitude } : null,
      }),
    );
  };
  return createListSource(load);
}
