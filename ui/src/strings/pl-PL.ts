import type { UiWords } from '../provider/ui-words.ts';

/** The words of all components in Polish. */
export const words: UiWords = {
  pagination: {
    label: 'Strony wyników',
    pageLabel: (page) => `Strona ${page}`,
    previousLabel: 'Poprzednia strona',
    nextLabel: 'Następna strona',
  },
};
