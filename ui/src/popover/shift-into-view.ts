/**
 * Returns the scroll distance that makes an element visible; positive values scroll to the right.
 *
 * @param left its left edge in CSS pixels
 * @param right its right edge in CSS pixels
 * @param screen width of the screen in CSS pixels
 */
export function shiftIntoView(left: number, right: number, screen: number): number {
  // If it is wider than the screen, its beginning stays visible.
  if (left < 0 || right - left > screen) return -left;
  return Math.min(0, screen - right);
}
