import { defineCatalogue, defineMessages } from '../../i18n/index.ts';

export const pagesCatalogue = defineCatalogue('app/pages', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  notFoundTitle: { id: 'pages.notFound.title', defaultMessage: '404 Not Found' },
  notFoundHeading: { id: 'pages.notFound.heading', defaultMessage: 'Page not found' },
  notFoundText: {
    id: 'pages.notFound.text',
    defaultMessage: "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
  },
  searchInstead: { id: 'pages.notFound.search', defaultMessage: 'Search the shop' },
  takeMeHome: { id: 'pages.takeMeHome', defaultMessage: 'Take me home' },
  internalErrorTitle: { id: 'pages.internalError.title', defaultMessage: 'Something went wrong' },
  internalErrorText: { id: 'pages.internalError.text', defaultMessage: 'Something went wrong. Sorry about that.' },
  internalErrorHint: {
    id: 'pages.internalError.hint',
    defaultMessage: 'Your cart is safe. Try again in a moment.',
  },
  offlineHeading: { id: 'pages.offline.heading', defaultMessage: 'You are offline' },
  offlineText: {
    id: 'pages.offline.text',
    defaultMessage: 'This page cannot be opened without a connection. Pages that you have read lately can, and your cart is safe.',
  },
  retry: { id: 'pages.retry', defaultMessage: 'Try again' },
});
