import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { foldText, plainText, searchWords } from './fold-text.ts';

describe('foldText', () => {
  it('drops Polish diacritics and case', () => {
    expect(foldText('Zażółć GĘŚLĄ jaźń, Łódź')).toBe('zazolc gesla jazn, lodz');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('searchWords', () => {
  it('splits at everything that is no letter or digit', () => {
    expect(searchWords('Witamina D3+K2 (krople) – 30 ml')).toEqual(['witamina', 'd3', 'k2', 'krople', '30', 'ml']);
    expect(searchWords('  ')).toEqual([]);
  });
});

describe('plainText', () => {
  it('leaves no tags and no character references', () => {
    expect(plainText('<p>a&nbsp;<b>b</b></p>').trim().split(/\s+/u)).toEqual(['a', 'b']);
  });
});

describe('editDistance', () => {
  it.each([
    ['kreatyna', 'kreatyna', 0],
    ['kreatnya', 'kreatyna', 1],
    ['kratyna', 'kreatyna', 1],
    ['', 'abc', 3],
    ['kot', 'pies', 4],
  ])('of %s and %s is %i', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
  });

  it('is symmetric', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });
});
