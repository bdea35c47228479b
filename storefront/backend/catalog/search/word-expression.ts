import synonymTexts from '../../seed/catalogue/search-synonyms.json' with { type: 'json' };
import { searchWords } from './fold-text.ts';
import { stem } from './stem.ts';

/** Words that say nothing about a product. */
const STOP_WORDS: ReadonlySet<string> = new Set(['dla', 'do', 'i', 'na', 'od', 'po', 'w', 'z', 'ze', 'and', 'for', 'of', 'the', 'with']);

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** One letter names a vitamin: the letter alone or with a number (D, D3), but not every word that begins with it. */
function vitaminLetter(letter: string): string {
  return `(${[`"${letter}"`, ...DIGITS.map((digit) => `"${letter}${digit}"*`)].join(' OR ')})`;
}

const anyOf = (alternatives: readonly string[]): string => {
  const [first = '', ...others] = new Set(alternatives);
  return others.length === 0 ? first : `(${[first, ...others].join(' OR ')})`;
};

const allOf = (expressions: readonly string[]): string => (expressions.length > 1 ? `(${expressions.join(' AND ')})` : (expressions[0] ?? ''));

const beginning = (word: string): string => (/^\p{L}$/u.test(word) ? vitaminLetter(word) : `"${stem(word)}"*`);

/** Expressions of the merchant's synonyms, by the stem of the word that they stand for. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(synonymTexts).map(([word, texts]) => [stem(searchWords(word)[0] ?? ''), texts.map((text) => allOf(searchWords(text).map(beginning)))]),
);

/** What a word with letters and digits may be written as: omega3 as "omega 3", d3k2 as "d3" and "k2". */
function splitForms(word: string): string[] {
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  const codes = word.match(/\p{L}+\p{N}+/gu) ?? [];
  return [
    ...(parts.length > 1 ? [`"${parts.join(' ')}"*`] : []),
    ...(codes.length > 1 ? [allOf(codes.map((code) => `"${code}"*`))] : []),
  ];
}

/** The FTS5 expression for one folded word: the beginning of a word, its synonyms, or letters and digits apart. */
export function wordExpression(word: string): string {
  return anyOf([beginning(word), ...splitForms(word), ...(synonyms.get(stem(word)) ?? [])]);
}

/** The words of a search that say something about a product; all words when none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The FTS5 expression in which all words must occur. Letters before a number also match when they are one word with it: "b 12" finds B12. */
export function allWords(words: readonly string[]): string {
  const expressions: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    if (/^\p{L}+$/u.test(word) && /^\p{N}+$/u.test(next)) {
      expressions.push(anyOf([`"${word}${next}"*`, allOf([wordExpression(word), wordExpression(next)])]));
      index += 1;
    } else expressions.push(wordExpression(word));
  }
  return expressions.join(' AND ');
}
