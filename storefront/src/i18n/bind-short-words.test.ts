import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindShortWords } from './bind-short-words.ts';

const visible = (text: string) => text.replaceAll('\u00A0', '~');

/** Texts of short and long words, with what may stand between and around them. */
const texts = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'i', 'o', 'u', 'w', 'z', 'W', 'Z', 'C', 'B6', 'dom', '–', '(w', 'zł'),
      fc.constantFrom(' ', ' ', '\u00A0', ', ', '  '),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.flat().join(''));

describe('bindShortWords', () => {
  it.each([
    ['pl-PL', 'Witamina C w płynie', 'Witamina C w~płynie'],
    ['pl-PL', 'W domu i w ogrodzie', 'W~domu i~w~ogrodzie'],
    ['pl-PL', 'Magnez (z B6) o smaku malin', 'Magnez (z~B6) o~smaku malin'],
    ['pl-PL', 'Witaminy A, D i', 'Witaminy A, D i'],
    ['cs-CZ', 'Vitamín C k obědu', 'Vitamín C k~obědu'],
    ['de-DE', 'Vitamin A i W z', 'Vitamin A i W z'],
    ['en-GB', 'A walk', 'A walk'],
  ])('writes in %s: %s', (locale, text, shown) => expect(visible(bindShortWords(text, locale))).toBe(shown));

  it('changes nothing but spaces, leaves no short word before one, and binds once', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const bound = bindShortWords(text, 'pl-PL');
        expect(bound.replaceAll('\u00A0', ' ')).toBe(text.replaceAll('\u00A0', ' '));
        expect(bound).not.toMatch(/(?<![^\s(])[aiouwz] \S/i);
        expect(bindShortWords(bound, 'pl-PL')).toBe(bound);
      }),
    );
  });
});
