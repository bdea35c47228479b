import { expect, it } from 'vitest';
import { hasRegion } from './has-region.ts';

it('tells the countries whose addresses have a region', () => {
  expect(['JP', 'IE', 'US', 'IT', 'AE'].map(hasRegion)).toEqual([true, true, true, true, true]);
  expect(['DE', 'PL', 'GB', 'FR', 'ZZ', ''].map(hasRegion)).toEqual([false, false, false, false, false, false]);
});
