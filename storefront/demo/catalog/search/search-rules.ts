import type { SearchRules } from '../../../backend/index.ts';
import { polishStem } from './polish-stem.ts';
import synonyms from './synonyms.json' with { type: 'json' };

/** Words that say nothing about a product. */
const stopWords: ReadonlySet<string> = new Set(
  'dla do i na od po w z ze and for of the with'.split(' '),
);

/** How search texts are understood: Polish endings, stop words and the merchant's synonyms. */
export const searchRules: SearchRules = { stem: polishStem, stopWords, synonyms };
