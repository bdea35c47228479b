import { randomFrom } from '../prop/scatter.ts';
import { element, format } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import type { Warp } from '../typography/text-outline.ts';

const modules = 67;

/** Bars that look like a barcode; their pattern follows from `seed`. They encode nothing. */
export function barcode(seed: string, box: Box, color: string, warp?: Warp): string {
  const step = box.width / modules;
  const drop = (x: number) => (warp ? warp(x, 0)[1] : 0);
  const next = randomFrom(seed);
  let path = '';
  for (let position = 0; position < modules; ) {
    const bar = Math.min(1 + Math.floor(next() * 3), modules - position);
    const x = box.x + position * step;
    path += `M${format(x)} ${format(box.y + drop(x))}h${format(bar * step)}v${format(box.height)}h${format(-bar * step)}Z`;
    position += bar + 1 + Math.floor(next() * 2);
  }
  return element('path', { d: path, fill: color });
}
