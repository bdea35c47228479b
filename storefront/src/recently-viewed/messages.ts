import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const recentlyViewedCatalogue = defineCatalogue('recently-viewed', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  title: { id: 'recentlyViewed.title', defaultMessage: 'Recently viewed' },
  forget: { id: 'recentlyViewed.forget', defaultMessage: 'Clear the list' },
});
