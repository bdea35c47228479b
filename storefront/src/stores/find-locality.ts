import type { Coordinates } from './distance.ts';
import { polishTowns } from './polish-towns.ts';
import type { Store } from './store.ts';

/** What a place is found by. */
type Located = Pick<Store, 'city' | 'postcode' | 'country' | 'location'>;

/** What a shopper's town or postcode means. */
export interface Locality extends Coordinates {
  /** As it is written, e.g. `Łódź`; a postcode keeps what was typed. */
  name: string;
}

/**
 * Letters without their marks, in lower case, words parted by single spaces: `Bielsko-Biała` becomes `bielsko biala`.
 */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The first two digits of a Polish postcode, whole or begun; null for anything else. */
function postalArea(text: string): string | null {
  return /^(\d{2})[\s-]?\d{0,3}$/.exec(text.trim())?.[1] ?? null;
}

function getCenter(stores: readonly { location: Coordinates }[]): Coordinates {
  const mean = (read: (place: Coordinates) => number) =>
    stores.reduce((sum, { location }) => sum + read(location), 0) / stores.length;
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

/**
 * Finds the place that a shopper typed: a postcode or the beginning of it, the name of a town with a shop, or a larger
 * town of Poland while any shop is there; marks of letters may be left out, and three letters are enough. Nothing is
 * requested from anybody.
 *
 * @returns null when the place is not known
 */
export function findLocality(text: string, stores: readonly Located[]): Locality | null {
  const knownTowns = stores.some(({ country }) => country === 'PL') ? polishTowns : [];
  const located = stores.flatMap((store) => (store.location ? [{ ...store, location: store.location }] : []));
  const area = knownTowns.length > 0 ? postalArea(text) : null;
  if (area !== null) {
    const typed = text.trim();
    const digits = (postcode: string) => postcode.replace(/\D/g, '');
    const same = located.filter(({ postcode }) => digits(typed).length === 5 && digits(postcode) === digits(typed));
    const middle = same.length > 0 ? getCenter(same) : knownTowns.find(({ areas }) => areas.split(' ').includes(area));
    return middle ? { name: typed, latitude: middle.latitude, longitude: middle.longitude } : null;
  }
  const name = foldName(text);
  if (name.length < 2) return null;
  const samePostcode = located.filter(({ postcode }) => foldName(postcode) === name);
  if (samePostcode.length > 0) return { name: text.trim(), ...getCenter(samePostcode) };
  const shopTowns = [...new Set(located.map(({ city }) => city))].map((city) => ({
    name: city,
    ...getCenter(located.filter((store) => store.city === city)),
  }));
  const towns = [
    ...shopTowns,
    ...knownTowns.map(({ name: town, latitude, longitude }) => ({ name: town, latitude, longitude })),
  ];
  const exact = towns.find((town) => foldName(town.name) === name);
  if (exact) return exact;
  return name.length >= 3 ? (towns.find((town) => foldName(town.name).startsWith(name)) ?? null) : null;
}
