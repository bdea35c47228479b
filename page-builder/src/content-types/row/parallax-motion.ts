import type { BackgroundMotion } from '../../render/background.tsx';
import { clampParallaxSpeed, parallaxDefaults } from './parallax.ts';
import * as styles from './row.css.ts';
import type { RowNode } from '../../nodes.ts';

/** How the background of a parallax row moves; undefined for a plain one. */
export function parallaxMotion(row: RowNode): BackgroundMotion | undefined {
  if (!row.enableParallax) return undefined;
  return {
    className: styles.parallax,
    style: {
      '--pb-parallax-shift': `${parallaxShift(row.parallaxSpeed)}%`,
      '--pb-parallax-scale': parallaxDefaults.scale,
    },
    zIndex: parallaxDefaults.zIndex,
  };
}

/**
 * How far the image drifts each way, in percent of its height: not at all at the speed of the page, further the slower
 * it is, and never further than it has been enlarged.
 *
 * @param speed share of the page's speed; 1 moves with the page
 */
export function parallaxShift(speed: number): number {
  const room = ((parallaxDefaults.scale - 1) / 2) * 100;
  return Math.max(-room, Math.min(room, (1 - clampParallaxSpeed(speed)) * room));
}
