import { distanceKm, findPlace, foldName } from '../../stores/index.ts';
import type { FoundPoint, PickupResults, PickupSearch } from './pickup-adapter.ts';
import type { PickupPoint } from './pickup-point.ts';

/** Whether each word of a folded text begins a word of the point's name or address. */
function matches({ name, addressLines, postcode, city }: PickupPoint, words: readonly string[]): boolean {
  const own = `${foldName([name, ...addressLines, postcode, city].join(' '))} ${postcode.replace(/\W/g, '')}`.split(' ');
  return words.every((word) => own.some((part) => part.startsWith(word)));
}

/**
 * Searches a list of points: those whose name, street, postcode or city begins with what was typed, marks of letters left out, come first.
 * When the text names a known place, the others follow. Within both, the nearest to the shopper, or else to that place, come first.
 */
export function searchPoints(points: readonly PickupPoint[], { text, here }: PickupSearch): PickupResults {
  const words = foldName(text).split(' ').filter(Boolean);
  const place = words.length > 0 ? findPlace(text, points) : null;
  const from = here ?? place;
  const found = points.map((point): FoundPoint & { fits: boolean } => ({
    point,
    distance: from && point.location ? distanceKm(from, point.location) : null,
    fits: matches(point, words),
  }));
  return {
    points: found
      .filter(({ fits }) => fits || place !== null)
      .sort((a, b) => Number(b.fits) - Number(a.fits) || (from ? (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0 : 0))
      .map(({ point, distance }) => ({ point, distance })),
    place: here ? null : (place?.name ?? null),
  };
}
