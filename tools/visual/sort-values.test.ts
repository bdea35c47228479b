import { describe, expect, it } from 'vitest';
import { sortValues } from '../../.storybook/sort-values.ts';

describe('sortValues', () => {
  it('returns the numbers of a union in ascending order', () => {
    expect(sortValues(['6', '2', '10', '1'])).toEqual(['1', '2', '6', '10']);
  });

  it('returns sizes, spaces and alignments from the first to the last, also in quotation marks', () => {
    expect(sortValues(['small', 'large', 'medium'])).toEqual(['small', 'medium', 'large']);
    expect(sortValues(['"x2"', '"xxs"', '"x16"', '"none"'])).toEqual(['"none"', '"xxs"', '"x2"', '"x16"']);
    expect(sortValues(['end', 'baseline', 'start'])).toEqual(['start', 'end', 'baseline']);
  });

  it('keeps the order of other values', () => {
    expect(sortValues(['small', 'tiny', '1'])).toEqual(['small', 'tiny', '1']);
  });
});
