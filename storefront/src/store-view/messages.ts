import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const storeViewCatalogue = defineCatalogue('store-view', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  language: { id: 'storeView.language', defaultMessage: 'Language: {name} (a change reloads the page)' },
  currency: { id: 'storeView.currency', defaultMessage: 'Currency: {code}' },
  offline: { id: 'storeView.offline', defaultMessage: 'You are offline. Connect to the internet to change the language or the currency.' },
});
