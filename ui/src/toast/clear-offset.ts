/** The sides of a box in CSS pixels of the viewport, as `getBoundingClientRect` has them. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns how far above the bottom of the viewport the toasts must be placed to cover none of the obstacles.
 *
 * @param toasts - Box of the toasts at the very bottom.
 * @param obstacles - Boxes to keep uncovered; those outside the viewport are ignored.
 * @returns The smallest such distance in CSS pixels, 0 or more; 0 if there is no space.
 */
export function clearOffset(toasts: Sides, obstacles: readonly Sides[]): number {
  const height = toasts.bottom - toasts.top;
  const inTheWay = obstacles.filter(
    ({ left, right, top, bottom }) => left < toasts.right && right > toasts.left && bottom > 0 && top < toasts.bottom,
  );
  const offsets = inTheWay
    .map(({ top }) => toasts.bottom - top)
    .filter((offset) => offset > 0 && offset + height <= toasts.bottom);
  const isClear = (offset: number) =>
    inTheWay.every(({ top, bottom }) => bottom <= toasts.top - offset || top >= toasts.bottom - offset);
  return [0, ...offsets].sort((one, other) => one - other).find(isClear) ?? 0;
}
