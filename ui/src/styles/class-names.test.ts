import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

describe('classNames', () => {
  it('joins the given class names', () => {
    expect(classNames('a', false, 'b', undefined, null, '', 'c')).toBe('a b c');
  });

  it('returns undefined without class names', () => {
    expect(classNames(false, undefined)).toBeUndefined();
  });
});
