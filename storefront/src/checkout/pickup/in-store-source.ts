import { execute, type CommerceClient, type ResultOf } from '../../commerce/index.ts';
import { createListSource } from './create-list-source.ts';
import { getStockedSkus } from './get-stocked-skus.ts';
import type { PickupSource } from './pickup-source.ts';
import { pickupLocationsQuery, pickupProductsQuery } from './pickup-operations.ts';
import type { PickupPoint } from './pickup-point.ts';

/** More than any chain of stores here has; Magento's own limit of a page is 20. */
const mostLocations = 300;

/** Reads Magento's pickup locations; one without a code or a name cannot be chosen. */
export function toPickupLocations({ pickupLocations }: ResultOf<typeof pickupLocationsQuery.document>): PickupPoint[] {
  return (pickupLocations?.items ?? []).flatMap((location) => {
    if (!location?.pickup_location_code || !location.name) return [];
    const {
      pickup_location_code: code,
      name,
      street,
      city,
      postcode,
      country_id: country,
      latitude,
      longitude,
    } = location;
    return [
      {
        code,
        name,
        addressLines: street ? [street] : [],
        postcode: postcode ?? '',
        city: city ?? '',
        country: country ?? '',
        location: latitude != null && longitude != null ? { latitude, longitude } : null,
      },
    ];
  });
}

/** Lists the stores that have everything in the cart, and searches them in the browser. */
export function createInStoreSource(client: CommerceClient, { cartId }: { cartId: string }): PickupSource {
  const load = async () => {
    const { data: products } = await execute(client, pickupProductsQuery, { cartId });
    const skus = getStockedSkus(products);
    const { data } = await execute(client, pickupLocationsQuery, {
      products: skus.map((sku) => ({ sku })),
      pageSize: mostLocations,
    });
    return toPickupLocations(data);
  };
  return createListSource(load);
}
