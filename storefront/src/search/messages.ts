import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const searchCatalogue = defineCatalogue('search', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  title: { id: 'search.title', defaultMessage: 'Search' },
  resultsTitle: { id: 'search.resultsTitle', defaultMessage: 'Results for “{query}”' },
  label: { id: 'search.label', defaultMessage: 'What are you looking for?' },
  submit: { id: 'search.submit', defaultMessage: 'Search' },
  clear: { id: 'search.clear', defaultMessage: 'Clear the search text' },
  emptyQuery: { id: 'search.emptyQuery', defaultMessage: 'Type what you are looking for, e.g. magnesium.' },
  nothingFound: { id: 'search.nothingFound', defaultMessage: 'Nothing found for “{query}”' },
  nothingFoundHint: {
    id: 'search.nothingFoundHint',
    defaultMessage: 'Check the spelling, use fewer words, or look in a category:',
  },
});
