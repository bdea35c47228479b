/** Widths in px that the image service makes. */
export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** Aspect ratio (width / height) of a product image. */
export const defaultImageRatio = 0.8;

/**
 * Returns the widths to offer for an image: all up to twice the maximum width, for high-density screens, and the next
 * larger one.
 *
 * @param maxWidth - Maximum width on the page in CSS px.
 */
export function getSrcSetWidths(maxWidth: number): number[] {
  const wanted = maxWidth * 2;
  const above = imageWidths.find((width) => width >= wanted) ?? imageWidths[imageWidths.length - 1];
  return imageWidths.filter((width) => width <= (above ?? wanted) && width >= Math.min(160, maxWidth));
}
