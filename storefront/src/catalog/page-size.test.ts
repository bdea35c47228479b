import { describe, expect, it } from 'vitest';
import { getPageSize } from './page-size.ts';

describe('getPageSize', () => {
  it.each([
    { size: 12, values: '12,24,36', expected: 12 },
    { size: 24, values: ' 12, 24', expected: 24 },
    { size: 9, values: null, expected: 9 },
  ])('returns $size as configured, with the allowed numbers $values', ({ size, values, expected }) => {
    expect(getPageSize({ grid_per_page: size, grid_per_page_values: values })).toBe(expected);
  });

  it('returns the first allowed number when the default is not allowed or missing', () => {
    expect(getPageSize({ grid_per_page: 10, grid_per_page_values: '12,24' })).toBe(12);
    expect(getPageSize({ grid_per_page: null, grid_per_page_values: '12,24' })).toBe(12);
  });

  it.each([
    undefined,
    null,
    {},
    { grid_per_page: 0, grid_per_page_values: '' },
    { grid_per_page: -3, grid_per_page_values: 'a,0,-2' },
  ])('[CAT-03] returns 6 for %o', (config) => {
    expect(getPageSize(config)).toBe(6);
  });

  it('returns at most 100', () => {
    expect(getPageSize({ grid_per_page: 500, grid_per_page_values: '500' })).toBe(100);
  });
});
