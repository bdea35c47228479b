import type { UiWords } from '../provider/ui-words.ts';

/** The words of all components in Dutch. */
export const words: UiWords = {
  pagination: {
    label: 'Resultatenpagina’s',
    pageLabel: (page) => `Pagina ${page}`,
    previousLabel: 'Vorige pagina',
    nextLabel: 'Volgende pagina',
  },
};
