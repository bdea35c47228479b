import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { foldText, plainText, searchWords } from './fold-text.ts';
import { polishStem as stem } from '../../../demo/catalog/search/polish-stem.ts';
import { searchRules } from '../../../demo/catalog/search/search-rules.ts';
import { allWords, tellingWords } from './word-expression.ts';

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

describe('stem', () => {
  it.each([
    ['witamina', 'witamin'],
    ['witaminami', 'witamin'],
    ['probiotyki', 'probiotyk'],
    ['probiotykami', 'probiotyk'],
    ['foliowy', 'foliow'],
    ['foliowego', 'foliow'],
    ['kwasu', 'kwas'],
    ['wlosow', 'wlos'],
    ['magnez', 'magnez'],
    ['maca', 'maca'],
    ['b12', 'b12'],
  ])('of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

describe('allWords', () => {
  it('matches letters and a number together and apart', () => {
    expect(allWords(['omega3'], searchRules)).toBe('("omega3"* OR "omega 3"*)');
    expect(allWords(['d3k2'], searchRules)).toBe('("d3k2"* OR "d 3 k 2"* OR ("d3"* AND "k2"*))');
    expect(allWords(['omega', '3'], searchRules)).toContain('"omega3"* OR ');
  });

  it('adds the synonyms of a word in any of its forms', () => {
    expect(allWords(['probiotykami'], searchRules)).toBe('("probiotyk"* OR ("kultur"* AND "bakteri"*))');
  });
});

describe('tellingWords', () => {
  it('leaves out words that say nothing, unless there are no others', () => {
    expect(tellingWords(['magnez', 'dla', 'sportu'], searchRules)).toEqual(['magnez', 'sportu']);
    expect(tellingWords(['dla'], searchRules)).toEqual(['dla']);
  });
});
