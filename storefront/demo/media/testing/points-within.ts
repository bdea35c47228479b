import type { Box, Point } from '../svg/geometry.ts';

/** Whether every point lies in `box`, give or take the rounding of path data. */
export function pointsWithin(points: readonly Point[], box: Box): boolean {
  const slack = 0.02;
  return points.every(
    ({ x, y }) =>
      x >= box.x - slack && x <= box.x + box.width + slack && y >= box.y - slack && y <= box.y + box.height + slack,
  );
}

/** Corners of a box. */
export function corners({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}
