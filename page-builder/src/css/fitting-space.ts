/** Window in px for which editors choose distances, and the distance that every window has room for. */
const wideWindow = 1024;
const narrowSpace = 64;

/**
 * Returns the margin or padding at a side as it fits the window: as stored from 64rem on, and smaller in narrower
 * windows, in which it would leave no room for the content. Up to 64 px it is the same in every window.
 */
export function toFittingSpace(space: string): string {
  const pixels = Number(/^([\d.]+)px$/.exec(space)?.[1]);
  return pixels > narrowSpace
    ? `min(${pixels}px, max(${narrowSpace}px, ${Math.round((1e4 * pixels) / wideWindow) / 100}vw))`
    : space;
}
