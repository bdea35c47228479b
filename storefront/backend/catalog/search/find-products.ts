import { column, integer, defineRow, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import type { SearchRules } from '../../shop/catalog-seed.ts';
import type { ViewLanguage } from '../../store/view-language.ts';
import { searchTables } from '../tables.ts';
import { editDistance } from './edit-distance.ts';
import { searchWords } from './fold-text.ts';
import { allWords, tellingWords, wordExpression } from './word-expression.ts';

/** Columns of the search index that a match can be limited to. */
export type SearchColumn = 'name' | 'short_description' | 'description';

/** What a search text looks for. */
export interface ProductSearch {
  /** FTS5 expression. */
  readonly expression: string;
  /**
   * Another text that finds more: the spelling that is searched for in place of a misspelt one, or the words that are
   * known. Null without one.
   */
  readonly suggestion: string | null;
}

const matchCount = column('count', integer);

function hasMatches(database: Database, language: ViewLanguage, expression: string): boolean {
  const { index } = searchTables(language);
  const count = database.get(matchCount, `SELECT count(*) AS count FROM ${index} WHERE ${index} MATCH ?`, [expression]);
  return (count ?? 0) > 0;
}

const LONG_WORD = 6;

function nearestWord(database: Database, language: ViewLanguage, word: string): string | null {
  const limit = word.length >= LONG_WORD ? 2 : 1;
  const candidates = database
    .all(
      defineRow({ folded: text, spelling: text, frequency: integer }),
      `SELECT folded, spelling, frequency FROM ${searchTables(language).words} WHERE abs(length(folded) - ?) <= ?`,
      [word.length, limit],
    )
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.folded) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  return candidates[0]?.spelling ?? null;
}

/**
 * Returns what a search text looks for: products with all its words, in any form. When there are none, misspelt words
 * are replaced by the nearest known ones; words without a nearest one are only left out of the suggestion.
 *
 * @param rules How words are understood.
 * @returns null when the text holds no word.
 */
export function resolveSearch(
  database: Database,
  language: ViewLanguage,
  search: string,
  rules: SearchRules,
): ProductSearch | null {
  const words = tellingWords(searchWords(search), rules);
  if (words.length === 0) return null;
  const exact = allWords(words, rules);
  if (hasMatches(database, language, exact)) return { expression: exact, suggestion: null };
  const corrected = words.map((word) =>
    hasMatches(database, language, wordExpression(word, rules)) ? word : nearestWord(database, language, word),
  );
  const known = corrected.filter((word) => word !== null);
  const expression = allWords(known.flatMap(searchWords), rules);
  if (
    known.length === 0 ||
    corrected.every((word, index) => word === words[index]) ||
    !hasMatches(database, language, expression)
  )
    return { expression: exact, suggestion: null };
  return { expression: known.length === words.length ? expression : exact, suggestion: known.join(' ') };
}

/**
 * The FTS5 expression for a `FilterMatchTypeInput`.
 *
 * @param whole True for FULL: only whole words match.
 * @returns null when the text holds no word.
 */
export function matchExpression(field: SearchColumn, match: string, whole: boolean, rules: SearchRules): string | null {
  const words = searchWords(match);
  if (words.length === 0) return null;
  const expression = whole
    ? words.map((word) => `"${word}"`).join(' AND ')
    : allWords(tellingWords(words, rules), rules);
  return `${field} : (${expression})`;
}
