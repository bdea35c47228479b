import type { Coordinates } from '../../shared/distance.ts';
import { polishTowns } from './polish-towns.ts';
import type { Store } from './store.ts';

/** What a place is found by. */
type Located = Pick<Store, 'city' | 'postcode' | 'country' | 'location'>;

/** What a shopper's town or postcode means. */
export interface Locality extends Coordinates {
  /** As it is written, e.g. `Łódź`; a postcode keeps what was typed. */
  name: string;
}

/** Letters that Unicode does not take apart into one without a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ς: 'σ',
};

/**
 * Letters of any script without the marks that are often left out, in lower case, words parted by single spaces:
 * `Bielsko-Biała` becomes `bielsko biala`. Wide letters and digits of Asian keyboards become ordinary ones.
 *
 * @returns empty without letters and digits
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[æđðıłøœßþς]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters and digits of a postcode, which is written with and without a space or hyphen. */
export const foldPostcode = (postcode: string): string => foldName(postcode).replaceAll(' ', '');

/** The first two digits of a Polish postcode, whole or begun; null for anything else. */
function postalArea(text: string): string | null {
  return /^(\d{2})[\s-]?\d{0,3}$/.exec(text.trim())?.[1] ?? null;
}

/** Postcodes with a hyphen after two digits are Polish; five digits alone are also those of other countries. */
const hasPolishForm = (text: string) => /^\d{2}-/.test(text.trim());

function getCenter(stores: readonly { location: Coordinates }[]): Coordinates {
  const mean = (read: (place: Coordinates) => number) =>
    stores.reduce((sum, { location }) => sum + read(location), 0) / stores.length;
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

/** The places whose postcode was typed: those of the known country, or written as it was typed, if there are any. */
function findByPostcode<Place extends Located>(text: string, places: readonly Place[], country: string | undefined) {
  const postcode = foldPostcode(text);
  const all = places.filter((place) => postcode !== '' && foldPostcode(place.postcode) === postcode);
  const own = all.filter((place) => place.country === country);
  const alike = all.filter((place) => foldName(place.postcode) === foldName(text));
  return [own, alike, all].find(({ length }) => length > 0) ?? [];
}

/**
 * Finds the place that a shopper typed: a postcode or the beginning of it, the name of a town with a shop, or a larger
 * town of Poland while any shop is there; marks of letters may be left out, and three letters are enough. Nothing is
 * requested from anybody.
 *
 * @param country of the shopper, as ISO 3166-1 code. Default: not known; postcodes without a hyphen are Polish then if
 *   all shops are in Poland
 * @returns null when the place is not known
 */
export function findLocality(text: string, stores: readonly Located[], country?: string): Locality | null {
  const located = stores.flatMap((store) => (store.location ? [{ ...store, location: store.location }] : []));
  const typed = text.trim();
  const samePostcode = findByPostcode(text, located, country);
  if (samePostcode.length > 0) return { name: typed, ...getCenter(samePostcode) };
  const knownTowns = stores.some((store) => store.country === 'PL') ? polishTowns : [];
  const isPolish =
    hasPolishForm(text) || (country ? country === 'PL' : located.every((store) => store.country === 'PL'));
  const area = knownTowns.length > 0 && isPolish ? postalArea(text) : null;
  if (area !== null) {
    const middle = knownTowns.find(({ areas }) => areas.split(' ').includes(area));
    return middle ? { name: typed, latitude: middle.latitude, longitude: middle.longitude } : null;
  }
  const name = foldName(text);
  if (name === '') return null;
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
