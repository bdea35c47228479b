/** A place on the screen in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Top edge of a panel and its ends, in CSS pixels. */
export interface PanelEdge {
  left: number;
  right: number;
  top: number;
}

/**
 * Returns whether a pointer moving from one point to another is heading toward a panel below: it moves down, and the
 * extended line meets the panel's top edge.
 */
export function isHeadingToward(from: Point, to: Point, { left, right, top }: PanelEdge): boolean {
  const down = to.y - from.y;
  if (down <= 0) return false;
  const x = from.x + ((to.x - from.x) * (top - from.y)) / down;
  return x >= left && x <= right;
}
