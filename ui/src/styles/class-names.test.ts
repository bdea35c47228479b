import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

describe('classNames', () => {
  it('joins what is there', () => {
    expect(classNames('a', false, 'b', undefined, null, '', 'c')).toBe('a b c');
  });

  it('is undefined when nothing is left', () => {
    expect(classNames(false, undefined)).toBeUndefined();
  });
});
