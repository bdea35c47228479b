import type { UiWords } from '../provider/ui-words.ts';

/** The words of all components in French. */
export const words: UiWords = {
  pagination: {
    label: 'Pages de résultats',
    pageLabel: (page) => `Page ${page}`,
    previousLabel: 'Page précédente',
    nextLabel: 'Page suivante',
  },
};
