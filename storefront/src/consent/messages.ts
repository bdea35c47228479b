import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const consentCatalogue = defineCatalogue('consent', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  title: { id: 'consent.title', defaultMessage: 'Your privacy' },
  text: { id: 'consent.text', defaultMessage: 'With your consent we measure how the shop is used and which advertising brings people here. Nothing of it is loaded before you agree, and the shop works the same without it.' },
  policy: { id: 'consent.policy', defaultMessage: 'Privacy policy' },
  accept: { id: 'consent.accept', defaultMessage: 'Accept all' },
  refuse: { id: 'consent.refuse', defaultMessage: 'Refuse all' },
  choose: { id: 'consent.choose', defaultMessage: 'Choose for yourself' },
  save: { id: 'consent.save', defaultMessage: 'Save my choice' },
  statistics: { id: 'consent.statistics', defaultMessage: 'Statistics: how the shop is used' },
  marketing: { id: 'consent.marketing', defaultMessage: 'Marketing: which advertising works' },
  settings: { id: 'consent.settings', defaultMessage: 'Privacy settings' },
});
