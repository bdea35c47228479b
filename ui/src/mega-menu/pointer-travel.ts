/** A place on the screen in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Upper edge of a panel and its ends, in CSS pixels. */
export interface PanelEdge {
  left: number;
  right: number;
  top: number;
}

/**
 * Whether a pointer on its way from one point to another is heading for a panel below: it moves down, and going on in
 * the same direction it meets the panel's upper edge (settled conflict X1: diagonal travel).
 */
export function isHeadingToward(from: Point, to: Point, { left, right, top }: PanelEdge): boolean {
  const down = to.y - from.y;
  if (down <= 0) return false;
  const x = from.x + ((to.x - from.x) * (top - from.y)) / down;
  return x >= left && x <= right;
}
