import type { UiWords } from '../provider/ui-words.ts';

/** The words of all components in German. */
export const words: UiWords = {
  pagination: {
    label: 'Ergebnisseiten',
    pageLabel: (page) => `Seite ${page}`,
    previousLabel: 'Vorherige Seite',
    nextLabel: 'Nächste Seite',
  },
};
