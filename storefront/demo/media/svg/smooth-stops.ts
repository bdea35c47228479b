import { fromLab, toLab } from './color.ts';
import type { Stop } from './paint.ts';

/**
 * Rounds off a gradient: more stops along a smooth curve through the given ones, so that no kink shows as a line.
 *
 * @param stops at least two, in ascending order.
 * @param between how many stops to put between each two.
 */
export function smoothStops(stops: readonly Stop[], between = 3): Stop[] {
  const knots = stops.map(([offset, color, opacity = 1]) => ({ offset, ...toLab(color), opacity }));
  const slopes = {
    l: getSlopes(
      knots.map((knot) => knot.l),
      stops,
    ),
    a: getSlopes(
      knots.map((knot) => knot.a),
      stops,
    ),
    b: getSlopes(
      knots.map((knot) => knot.b),
      stops,
    ),
    opacity: getSlopes(
      knots.map((knot) => knot.opacity),
      stops,
    ),
  };
  const smooth: Stop[] = [];
  knots.forEach((from, index) => {
    const to = knots[index + 1];
    if (!to) return;
    const span = to.offset - from.offset;
    for (let step = 0; step <= between; step += 1) {
      const share = step / (between + 1);
      const at = (channel: keyof typeof slopes) =>
        hermite(from[channel], to[channel], slopes[channel][index] ?? 0, slopes[channel][index + 1] ?? 0, span, share);
      const color = fromLab({ l: at('l'), a: at('a'), b: at('b') });
      smooth.push([from.offset + span * share, color, Math.min(1, Math.max(0, at('opacity')))]);
    }
  });
  const last = stops.at(-1);
  return last ? [...smooth, last] : smooth;
}

/** Slopes of a monotone cubic curve (Fritsch and Carlson): it never swings past the given values. */
function getSlopes(values: readonly number[], stops: readonly Stop[]): number[] {
  const secants = values.slice(1).map((value, index) => {
    const span = (stops[index + 1]?.[0] ?? 0) - (stops[index]?.[0] ?? 0);
    return span === 0 ? 0 : (value - (values[index] ?? 0)) / span;
  });
  return values.map((_, index) => {
    const [before, after] = [secants[index - 1], secants[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function hermite(from: number, to: number, slopeFrom: number, slopeTo: number, span: number, share: number): number {
  const [square, cube] = [share ** 2, share ** 3];
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + share) * span * slopeFrom +
    (3 * square - 2 * cube) * to +
    (cube - square) * span * slopeTo
  );
}
