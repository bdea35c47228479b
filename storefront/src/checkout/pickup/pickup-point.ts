import { isObject, isString } from '../../commerce/index.ts';

/** A store or parcel locker where an order can be picked up. */
export interface PickupPoint {
  /** What the backend knows it by. */
  code: string;
  name: string;
  /** Street, and what helps to find it. */
  addressLines: readonly string[];
  postcode: string;
  city: string;
  /** ISO 3166-1 code; empty when unknown. */
  country: string;
  /** Degrees (WGS 84); null when unknown. */
  location: { latitude: number; longitude: number } | null;
}

/** Writes the address of a point in one line. */
export function formatPointAddress({
  addressLines,
  postcode,
  city,
}: Pick<PickupPoint, 'addressLines' | 'postcode' | 'city'>): string {
  return [...addressLines, `${postcode} ${city}`.trim()].filter(Boolean).join(', ');
}

/** Writes name and address of a point in one line. */
export function formatPoint(point: PickupPoint): string {
  return `${point.name}, ${formatPointAddress(point)}`;
}

const texts = ['code', 'name', 'postcode', 'city', 'country'] as const;

/** Whether a stored value is a point of this shape. */
export function isPickupPoint(value: unknown): value is PickupPoint {
  if (!isObject(value)) return false;
  const { addressLines, location } = value;
  return (
    texts.every((name) => isString(value[name])) &&
    Array.isArray(addressLines) &&
    addressLines.every(isString) &&
    (location === null ||
      (isObject(location) && typeof location['latitude'] === 'number' && typeof location['longitude'] === 'number'))
  );
}
