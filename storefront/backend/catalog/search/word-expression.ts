import { searchWords } from './fold-text.ts';
import type { SearchRules } from '../../shop/catalog-seed.ts';

const NO_STOP_WORDS: ReadonlySet<string> = new Set();

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** One letter is a name, as of a vitamin: alone or with a number (D, D3), but not every word that begins with it. */
function letterName(letter: string): string {
  return `(${[`"${letter}"`, ...DIGITS.map((digit) => `"${letter}${digit}"*`)].join(' OR ')})`;
}

const joinOr = (alternatives: readonly string[]): string => {
  const [first = '', ...others] = new Set(alternatives);
  return others.length === 0 ? first : `(${[first, ...others].join(' OR ')})`;
};

const joinAnd = (expressions: readonly string[]): string =>
  expressions.length > 1 ? `(${expressions.join(' AND ')})` : (expressions[0] ?? '');

const getStem = (word: string, { stem }: SearchRules): string => stem?.(word) ?? word;

const beginning = (word: string, rules: SearchRules): string =>
  /^\p{L}$/u.test(word) ? letterName(word) : `"${getStem(word, rules)}"*`;

const synonymsByRules = new WeakMap<SearchRules, ReadonlyMap<string, readonly string[]>>();

/** Expressions of the merchant's synonyms, by the stem of the word that they stand for. */
function getSynonyms(rules: SearchRules): ReadonlyMap<string, readonly string[]> {
  const known = synonymsByRules.get(rules);
  if (known) return known;
  const synonyms = new Map(
    Object.entries(rules.synonyms ?? {}).map(([word, texts]) => [
      getStem(searchWords(word)[0] ?? '', rules),
      texts.map((text) => joinAnd(searchWords(text).map((part) => beginning(part, rules)))),
    ]),
  );
  synonymsByRules.set(rules, synonyms);
  return synonyms;
}

/** What a word with letters and digits may be written as: omega3 as "omega 3", d3k2 as "d3" and "k2". */
function splitForms(word: string): string[] {
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  const codes = word.match(/\p{L}+\p{N}+/gu) ?? [];
  return [
    ...(parts.length > 1 ? [`"${parts.join(' ')}"*`] : []),
    ...(codes.length > 1 ? [joinAnd(codes.map((code) => `"${code}"*`))] : []),
  ];
}

/** The FTS5 expression for one folded word: the beginning of a word, its synonyms, or letters and digits apart. */
export function wordExpression(word: string, rules: SearchRules): string {
  return joinOr([beginning(word, rules), ...splitForms(word), ...(getSynonyms(rules).get(getStem(word, rules)) ?? [])]);
}

/** The words of a search that say something about a product; all words when none does. */
export function tellingWords(words: readonly string[], { stopWords = NO_STOP_WORDS }: SearchRules): readonly string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * The FTS5 expression in which all words must occur. Letters before a number also match when they are one word with it:
 * "b 12" finds B12.
 */
export function allWords(words: readonly string[], rules: SearchRules): string {
  const expressions: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    if (/^\p{L}+$/u.test(word) && /^\p{N}+$/u.test(next)) {
      expressions.push(
        joinOr([`"${word}${next}"*`, joinAnd([wordExpression(word, rules), wordExpression(next, rules)])]),
      );
      index += 1;
    } else expressions.push(wordExpression(word, rules));
  }
  return expressions.join(' AND ');
}
