import { element, format, group } from '../svg/element.ts';
import type { Box, Point } from '../svg/geometry.ts';
import { downGradient, linearGradient } from '../svg/paint.ts';
import { tilt } from './lathe.ts';
import { shadow } from './shading.ts';
import type { Tone } from './tone.ts';

/** How far cartons are turned to show their right side, in radians. */
const yaw = 0.36;

export interface CartonOptions {
  width: number;
  height: number;
  depth: number;
  tone: Tone;
  /** Artwork of the front in flat units: x from 0 to `width`, y from `-height` to 0. */
  front: string;
  /** Artwork of the right side in flat units: x from 0 to `depth`, y from `-height` to 0. */
  side: string;
}

/** What a carton takes up on the picture. */
export interface CartonExtent {
  left: number;
  right: number;
  /** Top edge of the far corner. */
  top: number;
  /** Lowest point: the near corner. */
  bottom: number;
  /** Outline of the foot on the ground. */
  foot: string;
  /** Outline of the whole carton. */
  silhouette: string;
}

/** Where the carton of these measures lies when the middle of its foot is at 0, 0. */
export function cartonExtent({
  width,
  depth,
  height,
}: Pick<CartonOptions, 'width' | 'depth' | 'height'>): CartonExtent {
  const { front, side } = spans(width, depth);
  const frontRise = width * Math.sin(yaw) * tilt;
  const drop = frontRise + depth * Math.cos(yaw) * tilt;
  const [left, right, bottom] = [-(front + side) / 2, (front + side) / 2, drop / 2];
  const outer: Point = { x: left, y: bottom - frontRise };
  const near: Point = { x: left + front, y: bottom };
  const sideEnd: Point = { x: right, y: bottom - drop + frontRise };
  const far: Point = { x: left + side, y: -bottom };
  const raised = ({ x, y }: Point): Point => ({ x, y: y - height });
  return {
    left,
    right,
    top: -height - bottom,
    bottom,
    foot: polygon([outer, near, sideEnd, far]),
    silhouette: polygon([outer, near, sideEnd, raised(sideEnd), raised(far), raised(outer)]),
  };
}

/** Where a panel printed on the front of the carton is seen in the picture. */
export function onFront(panel: Box, size: Pick<CartonOptions, 'width' | 'depth' | 'height'>): Box {
  const { left, bottom } = cartonExtent(size);
  const slope = Math.sin(yaw) * tilt;
  return {
    x: left + panel.x * Math.cos(yaw),
    y: bottom + panel.y - (size.width - panel.x) * slope,
    width: panel.width * Math.cos(yaw),
    height: panel.height + panel.width * slope,
  };
}

/** A folding box turned slightly, its front lit and its right side in shade. */
export function drawCarton(options: CartonOptions): string {
  const { width, height, depth, tone, front, side } = options;
  const extent = cartonExtent(options);
  const edgeX = extent.left + spans(width, depth).front;
  const frontRise = width * Math.sin(yaw) * tilt;
  const sideRise = depth * Math.cos(yaw) * tilt;
  const near = extent.bottom;
  const frontMatrix = `matrix(${Math.cos(yaw).toFixed(4)} ${(Math.sin(yaw) * tilt).toFixed(5)} 0 1 ${format(extent.left)} ${format(near - frontRise)})`;
  const sideMatrix = `matrix(${Math.sin(yaw).toFixed(4)} ${(-Math.cos(yaw) * tilt).toFixed(5)} 0 1 ${format(edgeX)} ${format(near)})`;
  const top = `M${format(extent.left)} ${format(near - frontRise - height)}L${format(edgeX)} ${format(near - height)}L${format(extent.right)} ${format(near - sideRise - height)}L${format(extent.left + extent.right - edgeX)} ${format(near - sideRise - frontRise - height)}Z`;
  const flat = (span: number, fill: Parameters<typeof element>[1]['fill'], opacity?: number) =>
    element('rect', { x: 0, y: -height, width: span, height, fill, opacity });
  return (
    group(
      { transform: sideMatrix },
      flat(depth, tone.base),
      side,
      flat(
        depth,
        linearGradient({ x: 0, y: -height }, { x: depth, y: 0 }, [
          [0, shadow, 0.3],
          [1, shadow, 0.5],
        ]),
      ),
    ) +
    element('path', { d: top, fill: tone.light }) +
    group(
      { transform: frontMatrix },
      flat(width, tone.base),
      front,
      flat(
        width,
        linearGradient({ x: 0, y: -height }, { x: width, y: 0 }, [
          [0, '#ffffff', 0.12],
          [0.45, '#ffffff', 0],
          [0.55, shadow, 0],
          [1, shadow, 0.12],
        ]),
      ),
      flat(
        width,
        downGradient(-height, -height + 26, [
          [0, shadow, 0.1],
          [1, shadow, 0],
        ]),
      ),
    ) +
    element('path', {
      d: `M${format(edgeX)} ${format(near - height)}V${format(near)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.24,
      'stroke-width': 1.6,
    })
  );
}

function polygon(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${format(x)} ${format(y)}`).join('L')}Z`;
}

function spans(width: number, depth: number): { front: number; side: number } {
  return { front: width * Math.cos(yaw), side: depth * Math.sin(yaw) };
}
