import { getDistanceKm } from '../../shared/distance.ts';
import type { Coordinates } from '../../shared/distance.ts';
import type { PhysicalStore } from './store-repository.ts';

/** Magento's FilterEqualTypeInput. */
export interface EqualFilter {
  eq?: string | null;
  in?: readonly (string | null)[] | null;
}

/** Conditions on shops; all of them must hold. */
export interface StoreFilter {
  identifier?: EqualFilter | null;
  url_key?: EqualFilter | null;
  city?: EqualFilter | null;
  country_id?: EqualFilter | null;
}

/** A shop as the API answers it: with the distance from the place asked for, when there was one. */
export interface LocatedStore extends PhysicalStore {
  /** Kilometers with one decimal; null without an origin. */
  distance: number | null;
}

type IsSame = (first: string, second: string) => boolean;

function matches(value: string, filter: EqualFilter | null | undefined, isSame: IsSame): boolean {
  const { eq, in: oneOf } = filter ?? {};
  if (typeof eq === 'string' && !isSame(value, eq)) return false;
  return !oneOf || oneOf.some((candidate) => candidate !== null && isSame(value, candidate));
}

/** Adds the distance from a place. */
export function toLocatedStore(store: PhysicalStore, origin: Coordinates | null | undefined): LocatedStore {
  return { ...store, distance: origin ? Math.round(getDistanceKm(origin, store) * 10) / 10 : null };
}

/**
 * Shops that meet the filter; nearest first with an origin, in the given order without.
 *
 * @param language whose letters are compared
 */
export function searchStores(
  stores: readonly PhysicalStore[],
  filter: StoreFilter | null | undefined,
  origin: Coordinates | null | undefined,
  language: string,
): LocatedStore[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'accent' });
  const isSame: IsSame = (first, second) => compare(first, second) === 0;
  const found = stores.filter(
    (store) =>
      matches(store.identifier, filter?.identifier, isSame) &&
      matches(store.url_key, filter?.url_key, isSame) &&
      matches(store.city, filter?.city, isSame) &&
      matches(store.country_id, filter?.country_id, isSame),
  );
  if (!origin) return found.map((store) => toLocatedStore(store, null));
  return found
    .map((store) => ({ store, distance: getDistanceKm(origin, store) }))
    .sort((first, second) => first.distance - second.distance)
    .map(({ store }) => toLocatedStore(store, origin));
}
