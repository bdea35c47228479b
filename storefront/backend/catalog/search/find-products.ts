import { column, integer, rowOf, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import type { ViewLanguage } from '../../store/view-language.ts';
import { searchTables } from '../tables.ts';
import { editDistance } from './edit-distance.ts';
import { searchWords } from './fold-text.ts';

/** Columns of the search index that a match can be limited to. */
export type SearchColumn = 'name' | 'short_description' | 'description';

const SHORTEST_STEM = 4;
const STEM_CUT = 2;

/** Words that say nothing about a product. */
const STOP_WORDS: ReadonlySet<string> = new Set(['dla', 'do', 'i', 'na', 'od', 'po', 'w', 'z', 'ze', 'and', 'for', 'of', 'the', 'with']);

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** One letter names a vitamin: the letter alone or with a number (D, D3), but not every word that begins with it. */
function vitaminLetter(letter: string): string {
  return `(${[`"${letter}"`, ...DIGITS.map((digit) => `"${letter}${digit}"*`)].join(' OR ')})`;
}

/** An FTS5 expression in which all words must occur, each as the beginning of a word. */
function allPrefixes(words: readonly string[]): string {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words)
    .map((word) => (/^\p{L}$/u.test(word) ? vitaminLetter(word) : `"${word}"*`))
    .join(' AND ');
}

/** Polish words without the end that changes with the case: witaminy, witaminę → witami. Codes with digits stay. */
function stem(word: string): string {
  const length = Math.max(SHORTEST_STEM, word.length - STEM_CUT);
  return /\d/u.test(word) ? word : word.slice(0, length);
}

const matchCount = column('count', integer);

function hasMatches(database: Database, language: ViewLanguage, expression: string): boolean {
  const { index } = searchTables[language];
  const count = database.get(matchCount, `SELECT count(*) AS count FROM ${index} WHERE ${index} MATCH ?`, [expression]);
  return (count ?? 0) > 0;
}

/**
 * The FTS5 expression for a search text: all words, or all stems when no product has all words.
 *
 * @returns null when the text holds no word.
 */
export function searchExpression(database: Database, language: ViewLanguage, search: string): string | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  const exact = allPrefixes(words);
  return hasMatches(database, language, exact) ? exact : allPrefixes(words.map(stem));
}

/**
 * The FTS5 expression for a `FilterMatchTypeInput`.
 *
 * @param whole True for FULL: only whole words match.
 * @returns null when the text holds no word.
 */
export function matchExpression(field: SearchColumn, match: string, whole: boolean): string | null {
  const words = searchWords(match);
  if (words.length === 0) return null;
  const expression = whole ? words.map((word) => `"${word}"`).join(' AND ') : allPrefixes(words);
  return `${field} : (${expression})`;
}

const LONG_WORD = 6;

function nearestWord(database: Database, language: ViewLanguage, word: string): string | null {
  const limit = word.length >= LONG_WORD ? 2 : 1;
  const candidates = database
    .all(
      rowOf({ folded: text, spelling: text, frequency: integer }),
      `SELECT folded, spelling, frequency FROM ${searchTables[language].words} WHERE abs(length(folded) - ?) <= ?`,
      [word.length, limit],
    )
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.folded) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  return candidates[0]?.spelling ?? null;
}

/** Search texts near a text that finds nothing; empty when there is nothing better. */
export function suggestSearches(database: Database, language: ViewLanguage, search: string): string[] {
  const words = searchWords(search);
  const corrected = words.map((word) => (hasMatches(database, language, `"${word}"*`) ? word : nearestWord(database, language, word)));
  if (words.length === 0 || corrected.includes(null) || corrected.every((word, index) => word === words[index])) return [];
  const suggestion = corrected.join(' ');
  return searchExpression(database, language, suggestion) === null ? [] : [suggestion];
}
