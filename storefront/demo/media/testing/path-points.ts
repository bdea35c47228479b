import type { Point } from '../svg/geometry.ts';

/** All points, control points included, of a path of absolute M, L, Q, C and Z commands, as text outlines have them. */
export function pathPoints(path: string): Point[] {
  return Array.from(path.matchAll(/[MLQC]([^MLQCZ]*)/gu)).flatMap(([, list = '']) => {
    const numbers = list.trim().split(/\s+/u).map(Number);
    return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : []));
  });
}
