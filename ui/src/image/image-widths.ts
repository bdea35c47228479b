/** Widths in px that the image service makes. */
export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** Width divided by height of a product image. */
export const defaultImageRatio = 0.8;

/**
 * The widths worth offering for an image of at most the given size: all up to twice the size, for dense screens, and
 * the one above.
 *
 * @param maxWidth largest width on the page, in CSS px
 */
export function getSrcSetWidths(maxWidth: number): number[] {
  const wanted = maxWidth * 2;
  const above = imageWidths.find((width) => width >= wanted) ?? imageWidths[imageWidths.length - 1];
  return imageWidths.filter((width) => width <= (above ?? wanted) && width >= Math.min(160, maxWidth));
}
