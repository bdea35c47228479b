/** A width and a height in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** Position in CSS px, relative to the center of the area that shows the image. */
export interface Point {
  x: number;
  y: number;
}

/** Visible part of an image: its scale (1 is the whole image) and the position of its center. */
export interface ZoomView extends Point {
  scale: number;
}

/** Area that shows an image, and the size of the whole image in it. */
export interface ZoomBounds {
  area: Size;
  whole: Size;
}

/** Scales of the zoom buttons and keys, ascending. */
export const zoomScales = [1, 1.5, 2, 3] as const;

/** Scale after a click on the whole image. */
export const clickScale = 2;

const [minScale] = zoomScales;
/** Maximum scale. */
export const maxScale: number = Math.max(...zoomScales);

/** View of the whole image, centered. */
export const wholeView: ZoomView = { scale: minScale, x: 0, y: 0 };

/**
 * Returns the largest size at which an area shows an image whole.
 *
 * @param ratio - Width divided by height.
 */
export function getZoomBounds(area: Size, ratio: number): ZoomBounds {
  const width = Math.min(area.width, area.height * ratio);
  return { area, whole: { width, height: width / ratio } };
}

/**
 * Limits a view to the allowed scales, and to positions at which the image covers the area as far as it can; otherwise
 * it is centered.
 */
export function clampView({ scale, x, y }: ZoomView, { area, whole }: ZoomBounds): ZoomView {
  const clamped = clamp(scale, minScale, maxScale);
  const limitX = Math.max(0, (whole.width * clamped - area.width) / 2);
  const limitY = Math.max(0, (whole.height * clamped - area.height) / 2);
  return { scale: clamped, x: clamp(x, -limitX, limitX), y: clamp(y, -limitY, limitY) };
}

/** Returns the view at another scale. The detail at `point` stays there as far as the bounds permit. */
export function zoomAt(view: ZoomView, scale: number, point: Point, bounds: ZoomBounds): ZoomView {
  return moveDetail(view, clamp(scale, minScale, maxScale), point, point, bounds);
}

/** Returns the view for a mouse at `point`: the detail that the whole image has there. */
export function followPointer(scale: number, point: Point, bounds: ZoomBounds): ZoomView {
  return zoomAt(wholeView, scale, point, bounds);
}

/**
 * Returns the view after two fingers have moved: the details below them stay below them.
 *
 * @param start - View when the fingers were at `from`.
 */
export function pinch(
  start: ZoomView,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  bounds: ZoomBounds,
): ZoomView {
  const before = distance(...from);
  const scale = before === 0 ? start.scale : start.scale * (distance(...to) / before);
  return moveDetail(start, clamp(scale, minScale, maxScale), center(...from), center(...to), bounds);
}

/** Returns the next larger or smaller scale of the buttons; the same one at the end. */
export function getNextScale(scale: number, direction: 1 | -1): number {
  return direction === 1
    ? (zoomScales.find((step) => step > scale) ?? maxScale)
    : (zoomScales.findLast((step) => step < scale) ?? minScale);
}

/** Returns the smallest scale at which an image is wider than it was on the page. */
export function getOpeningScale(wholeWidth: number, pageWidth: number): number {
  return zoomScales.find((scale) => wholeWidth * scale > pageWidth) ?? maxScale;
}

function moveDetail(view: ZoomView, scale: number, from: Point, to: Point, bounds: ZoomBounds): ZoomView {
  const growth = scale / view.scale;
  return clampView({ scale, x: to.x - (from.x - view.x) * growth, y: to.y - (from.y - view.y) * growth }, bounds);
}

function center(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function clamp(value: number, min: number, max: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(Math.max(value, min), max) + 0;
}
