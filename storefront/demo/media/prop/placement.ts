import { format, group } from '../svg/element.ts';

/** Where a thing lies in the picture, and how it is turned, in degrees clockwise. */
export interface Placement {
  x: number;
  y: number;
  angle?: number;
  scale?: number;
}

/** Moves, turns and scales markup that is drawn around the point 0, 0. */
export function place({ x, y, angle = 0, scale = 1 }: Placement, ...markup: readonly string[]): string {
  const turn = angle === 0 ? '' : ` rotate(${format(angle)})`;
  const size = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`;
  return group({ transform: `translate(${format(x)} ${format(y)})${turn}${size}` }, ...markup);
}

/** How much a surface facing upward within a thing turned by `angle` faces the light from the upper left, -1 to 1. */
export function facing(angle: number): number {
  const radians = (angle * Math.PI) / 180;
  return 0.8 * Math.cos(radians) - 0.6 * Math.sin(radians);
}
