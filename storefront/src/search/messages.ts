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
  contactHint: { id: 'search.contactHint', defaultMessage: 'Need help finding it?' },
  contact: { id: 'search.contact', defaultMessage: 'Contact us' },
  alternatives: { id: 'search.alternatives', defaultMessage: 'You may also like' },
  suggestions: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
  suggestedProducts: { id: 'search.suggestedProducts', defaultMessage: 'Products' },
  suggestedCategories: { id: 'search.suggestedCategories', defaultMessage: 'Categories' },
  suggestedTerms: { id: 'search.suggestedTerms', defaultMessage: 'Did you mean' },
  suggestionsLoading: { id: 'search.suggestionsLoading', defaultMessage: 'Looking for suggestions…' },
  suggestionsEmpty: { id: 'search.suggestionsEmpty', defaultMessage: 'No suggestions. Press Enter to search.' },
  suggestionsFailed: { id: 'search.suggestionsFailed', defaultMessage: 'Suggestions are not available now. Press Enter to search.' },
  suggestionCount: { id: 'search.suggestionCount', defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}' },
  priceFrom: { id: 'search.priceFrom', defaultMessage: 'from {price}' },
  closePanel: { id: 'search.closePanel', defaultMessage: 'Close the search' },
  recent: { id: 'search.recent', defaultMessage: 'Recent searches' },
  forgetRecent: { id: 'search.forgetRecent', defaultMessage: 'Clear the recent searches' },
  browse: { id: 'search.browse', defaultMessage: 'Or look in a category:' },
});
