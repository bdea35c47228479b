import { parseShopUrl, type ResultOf } from '../commerce/index.ts';
import type { Hours, Schedule } from './opening-hours.ts';
import type { storeFragment } from './store-fragment.ts';

/** A physical shop as its pages show it. */
export interface Store extends Schedule {
  identifier: string;
  name: string;
  href: string;
  /** Street, and what helps to find the door. */
  addressLines: string[];
  postcode: string;
  city: string;
  /** Voivodeship; empty when unknown. */
  region: string;
  /** ISO 3166-1 code. */
  country: string;
  /** As people read it, e.g. `+48 22 000 01 01`; empty without. */
  telephone: string;
  /** E.g. `Sklep w galerii handlowej`; empty without. */
  type: string;
  /** Degrees (WGS 84); null when unknown. */
  location: { latitude: number; longitude: number } | null;
  /** Free text about unusual hours; empty without. */
  note: string;
}

/** A shop as the backend answers it. */
export type StoreResponse = ResultOf<typeof storeFragment>;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Reads the shops of an answer; those that are closed for good or lack a name or an address of their page are left out.
 */
export function toStores(stores: { items: readonly (StoreResponse | null)[] | null } | null | undefined): Store[] {
  return (stores?.items ?? []).flatMap((store) => {
    const read = toStore(store);
    return read ? [read] : [];
  });
}

/** Reads one shop; null without it, and for one that is closed for good or lacks a name or an address of its page. */
export function toStore(store: StoreResponse | null | undefined): Store | null {
  if (!store) return null;
  const { identifier, name, relative_url: path, latitude, longitude } = store;
  const href = path ? parseShopUrl(path) : null;
  if (!identifier || !name || !href || store.is_active === false) return null;
  const days = store.opening_hours?.items ?? [];
  return {
    identifier,
    name,
    href,
    addressLines: [store.address1, store.address2].flatMap((line) => line || []),
    postcode: store.postcode ?? '',
    city: store.city ?? '',
    region: store.region ?? '',
    country: store.country_id ?? '',
    telephone: store.telephone ?? '',
    type: store.store_type ?? '',
    location: latitude != null && longitude != null ? { latitude, longitude } : null,
    note: store.special_schedule ?? '',
    week: dayNames.map((dayName) => {
      const day = days.find((candidate) => candidate?.day === dayName);
      return toHours(day?.open, day?.close);
    }),
    special: (store.special_hours ?? []).flatMap((day) =>
      day?.date ? [{ date: day.date.slice(0, 10), title: day.title ?? '', hours: toHours(day.open, day.close) }] : [],
    ),
  };
}

function toHours(open: string | null | undefined, close: string | null | undefined): Hours | null {
  return open && close ? { open, close } : null;
}

/** Shops of one voivodeship. */
export interface StoreRegion {
  name: string;
  stores: Store[];
}

/** Groups shops by voivodeship, in the order of the alphabet of a language; within one the order stays. */
export function groupByRegion(stores: readonly Store[], language: string): StoreRegion[] {
  const regions = new Map<string, Store[]>();
  for (const store of stores) regions.set(store.region, [...(regions.get(store.region) ?? []), store]);
  return [...regions]
    .map(([name, members]) => ({ name, stores: members }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** A map of the place with a marker on it. */
export function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Lines of the postal address. */
export function getAddressLines({
  addressLines,
  postcode,
  city,
}: Pick<Store, 'addressLines' | 'postcode' | 'city'>): string[] {
  return [...addressLines, `${postcode} ${city}`.trim()].filter(Boolean);
}
