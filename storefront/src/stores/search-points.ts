import { getDistanceKm, type Coordinates } from '../../shared/distance.ts';
import { findLocality, foldName, foldPostcode } from './find-locality.ts';

/** What a point on the map is found by. */
export interface SearchablePoint {
  name: string;
  /** Street, and what helps to find it. */
  addressLines: readonly string[];
  postcode: string;
  city: string;
  /** ISO 3166-1 code; empty when unknown. */
  country: string;
  /** Null when unknown. */
  location: Coordinates | null;
}

/** What a shopper looks for. */
export interface PointSearch {
  /** A name, city or postcode; empty for everything. */
  text: string;
  /** The shopper's position; null unless the shopper has given it. */
  here: Coordinates | null;
  /** The shopper's country, ISO 3166-1 code: postcodes are read as its own. Absent: not known. */
  country?: string | undefined;
}

/**
 * A point with its distance from the place that was searched for, in kilometers; null without a place, and when nobody
 * knows where the point is.
 */
export interface FoundPoint<Point> {
  point: Point;
  distance: number | null;
}

/** The points that fit a search, the best first. */
export interface PointResults<Point> {
  points: readonly FoundPoint<Point>[];
  /** Name of the place that distances are from; null without one, and for the shopper's own position. */
  place: string | null;
}

/** Whether each word of a folded text begins a word of the point's name or address. */
function matches({ name, addressLines, postcode, city }: SearchablePoint, words: readonly string[]): boolean {
  const own = `${foldName([name, ...addressLines, postcode, city].join(' '))} ${foldPostcode(postcode)}`.split(' ');
  return words.every((word) => own.some((part) => part.startsWith(word)));
}

/**
 * Searches a list of points: those whose name, street, postcode or city begins with what was typed, marks of letters
 * left out, come first. When the text names a known place, the others follow. Within both, the nearest to the shopper,
 * or else to that place, come first.
 */
export function searchPoints<Point extends SearchablePoint>(
  points: readonly Point[],
  { text, here, country }: PointSearch,
): PointResults<Point> {
  const words = foldName(text).split(' ').filter(Boolean);
  const place = words.length > 0 ? findLocality(text, points, country) : null;
  const from = here ?? place;
  const found = points.map((point) => ({
    point,
    distance: from && point.location ? getDistanceKm(from, point.location) : null,
    fits: matches(point, words),
  }));
  return {
    points: found
      .filter(({ fits }) => fits || place !== null)
      .sort(
        (a, b) =>
          Number(b.fits) - Number(a.fits) || (from ? (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0 : 0),
      )
      .map(({ point, distance }) => ({ point, distance })),
    place: here ? null : (place?.name ?? null),
  };
}
