import type { MapLocation } from '../../nodes.ts';

/** Names of the fields of a location in all versions of Page Builder and its migrations, the current one first. */
const textKeys = {
  name: ['location_name', 'name', 'marker_name', 'title'],
  phone: ['phone', 'telephone'],
  address: ['address', 'street'],
  city: ['city'],
  state: ['state', 'region'],
  zipcode: ['zipcode', 'zip', 'postcode', 'postal_code'],
  country: ['country', 'country_id'],
  comment: ['comment', 'description'],
} as const satisfies Partial<Record<keyof MapLocation, readonly string[]>>;

const latitudeKeys = ['latitude', 'lat'];
const longitudeKeys = ['longitude', 'lng', 'lon'];

/**
 * Reads the places of a map from the JSON of `data-locations`. Places of which nothing can be read are left out.
 *
 * @param json escaped once more when it was put together by hand
 * @param toText - Returns a text as visitors read it. Default: as it is.
 */
export function readLocations(json: string | undefined, toText = (text: string): string => text): MapLocation[] {
  const text = json ?? '';
  const list = parseList(text) ?? parseList(text.replace(/\\(["'\\/])/g, '$1')) ?? [];
  return list.flatMap((item) => {
    const location = typeof item === 'object' && item !== null ? readLocation(item, toText) : {};
    return Object.keys(location).length > 0 ? [location] : [];
  });
}

function parseList(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readLocation(item: object, toText: (text: string) => string): MapLocation {
  const location: MapLocation = {};
  for (const key of ['name', 'phone', 'address', 'city', 'state', 'zipcode', 'country', 'comment'] as const) {
    const text = textKeys[key].map((name) => toText(toTrimmedText(getValue(item, name)))).find((value) => value !== '');
    if (text !== undefined) location[key] = text;
  }
  const position = getValue(item, 'position');
  const place = typeof position === 'object' && position !== null ? position : item;
  const latitude = getDegrees(place, latitudeKeys, 90);
  const longitude = getDegrees(place, longitudeKeys, 180);
  if (latitude !== undefined && longitude !== undefined) location.position = { latitude, longitude };
  return location;
}

function getValue(item: object, key: string): unknown {
  return Object.hasOwn(item, key) ? Reflect.get(item, key) : undefined;
}

/** Text, a number or the first of a list, as a country is stored. */
function toTrimmedText(value: unknown): string {
  const single: unknown = Array.isArray(value) ? value[0] : value;
  return typeof single === 'string' || typeof single === 'number' ? String(single).replaceAll('\r\n', '\n').trim() : '';
}

function getDegrees(place: object, keys: readonly string[], limit: number): number | undefined {
  const text = keys.map((key) => toTrimmedText(getValue(place, key))).find((value) => value !== '');
  const degrees = Number(text);
  return text !== undefined && Number.isFinite(degrees) && Math.abs(degrees) <= limit ? degrees : undefined;
}
