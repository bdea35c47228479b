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
 * Returns the maximum parallax offset in percent of the height: 0 at the speed of the page, larger for slower images,
 * and never larger than the enlargement of the image.
 *
 * @param speed share of the page's speed; 1 moves with the page
 */
export function parallaxShift(speed: number): number {
  const room = ((parallaxDefaults.scale - 1) / 2) * 100;
  return Math.max(-room, Math.min(room, (1 - clampParallaxSpeed(speed)) * room));
}
