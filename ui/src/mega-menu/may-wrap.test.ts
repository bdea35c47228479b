import { describe, expect, it } from 'vitest';
import { mayWrap } from './may-wrap.ts';

const items = (count: number, length: number) => Array.from({ length: count }, () => ({ label: 'x'.repeat(length) }));

describe('mayWrap', () => {
  it.each([
    [0, 0, false],
    [8, 8, false],
    [9, 7, false],
    [4, 20, false],
    [5, 20, true],
    [15, 8, true],
    [30, 4, true],
  ])('tells whether %i items of %i characters may need a second line', (count, length, expected) =>
    expect(mayWrap(items(count, length))).toBe(expected),
  );
});
