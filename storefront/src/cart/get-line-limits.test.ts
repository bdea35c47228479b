import { describe, expect, it } from 'vitest';
import { getLineLimits } from './get-line-limits.ts';

describe('getLineLimits', () => {
  it('steps by pieces, and by the fraction of a line that has one', () => {
    expect(getLineLimits(2)).toEqual({ max: 10_000, step: 'any' });
    expect(getLineLimits(2.5)).toEqual({ min: 0.5, max: 10_000, step: 0.5 });
  });

  it('accepts the quantity that a line has', () => {
    expect(getLineLimits(12_000)).toEqual({ max: 12_000, step: 'any' });
  });
});
