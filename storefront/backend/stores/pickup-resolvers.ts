import { pagedList, type PagingArguments } from '../cart/paging.ts';
import { findRegion } from '../customer/regions.ts';
import { inputError, noSuchEntity } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { placeText } from '../store/place-text.ts';
import type { StoreView } from '../store/store-view.ts';
import { getViewLanguage } from '../store/view-language.ts';
import { getDistanceKm } from '../../shared/distance.ts';
import { isAssignedToStore } from './store-assignment.ts';
import { listPickupStores, type PhysicalStore } from './store-repository.ts';

interface ValueFilter {
  eq?: string | null;
  neq?: string | null;
  in?: readonly (string | null)[] | null;
  nin?: readonly (string | null)[] | null;
  like?: string | null;
}

/** A shop as a pickup location. */
interface PickupLocation {
  pickup_location_code: string;
  name: string;
  street: string;
  city: string;
  postcode: string;
  region: string;
  region_id: number | null;
  country_id: string;
  phone: string;
  latitude: number;
  longitude: number;
}

interface PickupArguments extends PagingArguments {
  area?: { radius: number; search_term: string } | null;
  filters?: Readonly<Partial<Record<keyof PickupLocation, ValueFilter | null>>> | null;
  sort?: Readonly<Partial<Record<keyof PickupLocation | 'distance', 'ASC' | 'DESC' | null>>> | null;
  productsInfo?: readonly ({ sku: string } | null)[] | null;
}

const toLocation = (store: PhysicalStore, storeView: StoreView): PickupLocation => ({
  pickup_location_code: store.identifier,
  name: store.name,
  street: [store.address1, store.address2 && placeText(store.address2, storeView)].filter(Boolean).join(', '),
  city: store.city,
  postcode: store.postcode,
  region: store.region,
  region_id: findRegion(store.country_id, store.region_code)?.id ?? null,
  country_id: store.country_id,
  phone: store.telephone,
  latitude: store.latitude,
  longitude: store.longitude,
});

/** The value of a field by its name; undefined for another name. */
function getField(location: PickupLocation, name: string): string | number | null | undefined {
  const entries: readonly [string, string | number | null][] = Object.entries(location);
  return entries.find(([key]) => key === name)?.[1];
}

/** Whether a value is like a pattern in which % stands for any letters. */
function isLike(value: string, pattern: string): boolean {
  const parts = pattern
    .toLowerCase()
    .split('%')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'su').test(value.toLowerCase());
}

function meets(value: string, { eq, neq, in: oneOf, nin: noneOf, like }: ValueFilter): boolean {
  return (
    (eq == null || value === eq) &&
    (neq == null || value !== neq) &&
    (!oneOf || oneOf.includes(value)) &&
    (!noneOf || !noneOf.includes(value)) &&
    (like == null || isLike(value, like))
  );
}

/** The middle of an area: the first shop of that city or postcode, since the demonstration knows no other places. */
function findCenter(term: string, all: readonly PickupLocation[]): PickupLocation {
  const place = term.split(':')[0]?.trim().toLowerCase() ?? '';
  if (!place) throw inputError('Invalid search term: it has no city and no postcode.');
  const found = all.find(({ city, postcode }) => city.toLowerCase() === place || postcode === place);
  if (!found) throw noSuchEntity(`Unknown geoposition for ${term}`);
  return found;
}

/** Shops as Magento's in-store pickup lists them. */
export const pickupResolvers: Resolvers = {
  Query: {
    pickupLocations(
      _: unknown,
      { area, filters, sort, productsInfo, ...paging }: PickupArguments,
      { database, storeView, storeViews: [defaultView] }: RequestContext,
    ) {
      const language = getViewLanguage(defaultView);
      const all = listPickupStores(database, language).map((store) => toLocation(store, storeView));
      const center = area ? findCenter(area.search_term, all) : null;
      const getDistance = (location: PickupLocation) => (center ? getDistanceKm(center, location) : 0);
      const skus = (productsInfo ?? []).flatMap((product) => (product ? [product.sku] : []));
      // Magento counts the rows of source items, of which a store has one for a product, however often it is named.
      const unique = [...new Set(skus)];
      const found = all.filter(
        (location) =>
          (!area || getDistance(location) <= area.radius) &&
          Object.entries(filters ?? {}).every(
            ([name, filter]) => !filter || meets(String(getField(location, name) ?? ''), filter),
          ) &&
          unique.filter((sku) => isAssignedToStore(database, location.pickup_location_code, sku)).length ===
            skus.length,
      );
      const [by, direction] = Object.entries(sort ?? {}).find(([, order]) => order) ?? [];
      const getKey = (location: PickupLocation) =>
        by === 'distance' ? getDistance(location) : (getField(location, by ?? '') ?? '');
      const compare = (one: PickupLocation, other: PickupLocation) => {
        const [first, second] = [getKey(one), getKey(other)];
        return typeof first === 'number' && typeof second === 'number'
          ? first - second
          : String(first).localeCompare(String(second), language);
      };
      const sorted = by ? found.toSorted((one, other) => compare(one, other) * (direction === 'DESC' ? -1 : 1)) : found;
      return pagedList(sorted, paging);
    },
  },
};
