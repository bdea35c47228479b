import { describe, expect, it } from 'vitest';
import { sortNumbers } from '../../.storybook/sort-numbers.ts';

describe('sortNumbers', () => {
  it('returns the numbers of a union in ascending order', () => {
    expect(sortNumbers(['6', '2', '10', '1'])).toEqual(['1', '2', '6', '10']);
  });

  it('keeps the order of other values', () => {
    expect(sortNumbers(['small', 'medium', '1'])).toEqual(['small', 'medium', '1']);
  });
});
