import type { UiWords } from '../provider/ui-words.ts';

/** The words of all components in Portuguese. */
export const words: UiWords = {
  pagination: {
    label: 'Páginas de resultados',
    pageLabel: (page) => `Página ${page}`,
    previousLabel: 'Página anterior',
    nextLabel: 'Página seguinte',
  },
};
