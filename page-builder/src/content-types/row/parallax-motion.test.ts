import { expect, it } from 'vitest';
import { clampParallaxSpeed, parallaxDefaults } from './parallax.ts';
import { parallaxShift } from './parallax-motion.ts';

it('[PAR-01][PAR-03][PAR-04] has the defaults of the specification', () => {
  expect(parallaxDefaults).toEqual({ speed: 0.5, zIndex: -100, scale: 1.25 });
});

it('[PAR-02] clamps the speed between -1 and 2', () => {
  expect([-5, -1, 0.3, 2, 7, undefined].map(clampParallaxSpeed)).toEqual([-1, -1, 0.3, 2, 2, 0.5]);
});

it('never moves further than the image was enlarged, so that no edge shows', () => {
  for (const speed of [-1, 0, 0.5, 1, 1.5, 2]) expect(Math.abs(parallaxShift(speed))).toBeLessThanOrEqual(12.5);
  expect(parallaxShift(1)).toBe(0);
  expect(parallaxShift(0.5)).toBe(6.25);
  expect(parallaxShift(2)).toBeLessThan(0);
});
