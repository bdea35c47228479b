/** Default settings of a parallax background. */
export const parallaxDefaults = { speed: 0.5, zIndex: -100, scale: 1.25 } as const;

/** Keeps a parallax speed between -1 and 2; a missing one is the default. */
export function clampParallaxSpeed(speed: number | undefined): number {
  return Math.min(2, Math.max(-1, speed ?? parallaxDefaults.speed));
}
