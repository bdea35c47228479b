import { drawBerry, drawCitrusSlice, drawWholeFruit } from '../prop/fruit.ts';
import { drawBranch, drawLeaf } from '../prop/leaf.ts';
import type { BranchOptions } from '../prop/leaf.ts';
import { place } from '../prop/placement.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { shadow } from '../packshot/shading.ts';
import { palette } from '../palette.ts';
import { group } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { blur } from '../svg/paint.ts';
import type { Botanical } from '../product-form.ts';

export const orange = { peel: '#e58f25', flesh: '#f3a93f' };

/** A twig and the shadow that it casts on the wall behind it, its foot on 0, 0. */
export function drawTwig(options: BranchOptions, angle: number): string {
  const twig = drawBranch(options);
  const half =
    options.leafLength + Math.abs(options.bend ?? 0) + options.length * Math.abs(Math.sin((angle * Math.PI) / 180));
  const reach: Box = { x: -half, y: -options.length * 1.2, width: half * 2, height: options.length * 1.2 };
  const silhouette = drawBranch({ ...options, color: shadow });
  return (
    group(
      { opacity: 0.1, transform: 'translate(34 26)', filter: blur(8, reach) },
      place({ x: 0, y: 0, angle }, silhouette),
    ) + place({ x: 0, y: 0, angle }, twig)
  );
}

/** Twigs of three kinds, as shares of their length: olive, eucalyptus and sage. */
const twigs = [
  { pairs: 6, leafLength: 0.34, leafWidth: 0.115, color: palette.leaf },
  { pairs: 7, leafLength: 0.24, leafWidth: 0.17, color: '#7d9c84' },
  { pairs: 5, leafLength: 0.36, leafWidth: 0.15, color: '#7f9f66' },
] as const;

/** A twig of the kind that `variety`, 0 to 1, picks. */
export function createTwig(variety: number, length: number): BranchOptions {
  const kind = twigs[Math.min(twigs.length - 1, Math.floor(variety * twigs.length))] ?? twigs[0];
  return { ...kind, length, leafLength: length * kind.leafLength, leafWidth: length * kind.leafWidth };
}

/**
 * Twigs standing behind the pack, around the foot point 0, 0 of the stage.
 *
 * @param variety picks the kind of twig, 0 to 1.
 */
export function drawBackdrop(kind: Botanical, reach: number, variety: number): string {
  const twig = (x: number, angle: number, length: number, bend: number) =>
    place({ x, y: 0 }, drawTwig({ ...createTwig(variety, length), bend }, angle));
  if (kind === 'citrus') return twig(reach * 0.44, 10, 400, 70);
  if (kind === 'berries') return twig(-reach * 0.46, -10, 400, -70);
  return twig(reach * 0.46, 12, 440, 70) + twig(-reach * 0.5, -16, 300, -46);
}

/** Fruits or a leaf lying on the stage, around 0, 0. */
export function drawFruits(kind: Botanical): string {
  const standing = (x: number, y: number, radius: number, markup: string) =>
    place(
      { x, y },
      contactShadow({ halfWidth: radius * 0.7, halfDepth: radius * 0.09 }),
      place({ x: 0, y: -radius }, markup),
    );
  if (kind === 'citrus') {
    return (
      standing(-34, 0, 62, drawWholeFruit(62, '#e99a2c', palette.leaf)) +
      standing(35, 10, 54, place({ x: 0, y: 0, angle: 12 }, drawCitrusSlice(54, orange)))
    );
  }
  if (kind === 'berries') {
    return (
      standing(-22, 0, 26, drawBerry(26, '#4b2148')) +
      standing(24, 4, 30, drawBerry(30, '#8d1f3a')) +
      standing(-3, 10, 22, drawBerry(22, '#6a1f48'))
    );
  }
  return place({ x: -40, y: 4, angle: 8 }, drawLeaf(90, 34, palette.leaf));
}
