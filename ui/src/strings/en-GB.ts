import { paginationWords } from '../pagination/pagination.words.ts';
import type { UiWords } from '../provider/ui-words.ts';

/** The words of all components in English: those that each component has beside it. */
export const words: UiWords = {
  pagination: paginationWords,
};
