import {
  findFavorite,
  findStore,
  listSpecialHours,
  listStores,
  listWeekdayHours,
  saveFavorite,
} from './store-repository.ts';
import type { SpecialHours } from './store-repository.ts';
import { toLocatedStore, searchStores } from './store-search.ts';
import type { LocatedStore, StoreFilter } from './store-search.ts';
import type { Coordinates } from '../../shared/distance.ts';
import { pagedList } from '../cart/paging.ts';
import type { PagingArguments } from '../cart/paging.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import { findRegion } from '../customer/regions.ts';
import { inputError, noSuchEntity } from '../graphql-error.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { placeText } from '../store/place-text.ts';
import { getViewLanguage } from '../store/view-language.ts';
import { addDays } from './add-days.ts';
import { storePath } from './store-route.ts';

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

/** Days ahead for which dated hours are told when the query names no range. */
const DEFAULT_RANGE_DAYS = 30;

interface RangeArguments {
  dateRangeStart?: string | null;
  dateRangeEnd?: string | null;
}

function today({ now, storeView }: RequestContext): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: storeView.timezone }).format(now());
}

function isoDate(value: string): string {
  const date = value.slice(0, 10);
  if (!ISO_DATE.test(date)) throw inputError(`"${value}" is not a valid date.`);
  return date;
}

function weekdayLabel(special: SpecialHours, { storeView }: RequestContext): string {
  if (storeView.isDefault) return special.day_label;
  const format = new Intl.DateTimeFormat(storeView.locale.replace('_', '-'), { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${special.date}T00:00:00Z`));
}

/** A text of a store in the language of the request's store view. */
const inViewLanguage = (text: string | null, { storeView }: RequestContext): string | null =>
  text && placeText(text, storeView);

function requireOnEarth(origin: Coordinates | null | undefined): Coordinates | null {
  if (!origin) return null;
  if (Math.abs(origin.latitude) > 90 || Math.abs(origin.longitude) > 180) {
    throw inputError('The location is not on Earth.');
  }
  return origin;
}

/** Physical shops, as the store locator and the favorite-shop widget read them. */
export const storeResolvers: Resolvers = {
  Query: {
    absoStores(
      _: unknown,
      args: PagingArguments & { filter?: StoreFilter | null; origin?: Coordinates | null },
      { database, storeViews: [defaultView] }: RequestContext,
    ) {
      const language = getViewLanguage(defaultView);
      const stores = listStores(database, language);
      return pagedList(searchStores(stores, args.filter, requireOnEarth(args.origin), language), args);
    },

    getFavoriteStore(
      _: unknown,
      args: { origin?: Coordinates | null },
      { database, customer, storeViews: [defaultView] }: RequestContext,
    ) {
      const origin = requireOnEarth(args.origin);
      const saved = customer ? findFavorite(database, customer.id) : undefined;
      const favorite = saved === undefined ? undefined : findStore(database, 'identifier', saved);
      if (favorite) return toLocatedStore(favorite, origin);
      const language = getViewLanguage(defaultView);
      return origin ? (searchStores(listStores(database, language), null, origin, language)[0] ?? null) : null;
    },
  },

  Mutation: {
    setFavoriteStore(_: unknown, { identifier }: { identifier: string }, context: RequestContext) {
      const customerId = requireCustomerId(context);
      const store = findStore(context.database, 'identifier', identifier);
      if (!store) throw noSuchEntity(`The store with identifier "${identifier}" doesn't exist.`);
      saveFavorite(context.database, customerId, identifier);
      return toLocatedStore(store, null);
    },
  },

  AbsoStore: {
    entity_id: (store: LocatedStore) => store.id,
    address2: ({ address2 }: LocatedStore, _: unknown, context: RequestContext) => inViewLanguage(address2, context),
    store_type: ({ store_type }: LocatedStore, _: unknown, context: RequestContext) =>
      inViewLanguage(store_type, context),
    special_schedule: ({ special_schedule }: LocatedStore, _: unknown, context: RequestContext) =>
      inViewLanguage(special_schedule, context),
    region_id: (store: LocatedStore) => findRegion(store.country_id, store.region_code)?.id ?? null,
    relative_url: (store: LocatedStore) => storePath(store.url_key),
    redirect_code: () => 0,
    type: () => 'ABSO_STORE',
    opening_hours: (store: LocatedStore, _: unknown, { database }: RequestContext) => ({
      items: listWeekdayHours(database, store.id).map(({ weekday, open, close }) => ({
        day: DAY_NAMES[weekday],
        open,
        close,
      })),
    }),
    special_hours(store: LocatedStore, { dateRangeStart, dateRangeEnd }: RangeArguments, context: RequestContext) {
      const from = dateRangeStart ? isoDate(dateRangeStart) : today(context);
      const to = dateRangeEnd ? isoDate(dateRangeEnd) : addDays(from, DEFAULT_RANGE_DAYS);
      return listSpecialHours(context.database, store.id, from, to).map((special) => ({
        ...special,
        title: placeText(special.title, context.storeView),
        dayLabel: weekdayLabel(special, context),
      }));
    },
  },
};
