import { describe, expect, it } from 'vitest';
import { getSampleLetters } from './sample-letters.ts';

describe('getSampleLetters', () => {
  it.each([
    ['pl-PL', 'ź'],
    ['de-DE', 'ß'],
    ['fr-CA', 'œ'],
    ['es-ES', 'ñ'],
    ['pt-PT', 'ã'],
  ])('returns a text with the letters of %s', (tag, letter) => {
    expect(getSampleLetters(tag)).toContain(letter);
  });

  it('returns the English text for a language without one', () => {
    expect(getSampleLetters('sv-SE')).toBe(getSampleLetters('en-GB'));
  });
});
