import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const favoriteStoreCatalogue = defineCatalogue('favorite-store', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  choose: { id: 'favoriteStore.choose', defaultMessage: 'Choose your store' },
  current: { id: 'favoriteStore.current', defaultMessage: '{store}, your store' },
  yours: { id: 'favoriteStore.yours', defaultMessage: 'Your store' },
  nearest: { id: 'favoriteStore.nearest', defaultMessage: 'Nearest store' },
  why: {
    id: 'favoriteStore.why',
    defaultMessage: 'Choose the store you visit most, and you will see its hours and stock here.',
  },
  change: { id: 'favoriteStore.change', defaultMessage: 'Change store' },
  all: { id: 'favoriteStore.all', defaultMessage: 'See all stores' },
  details: { id: 'favoriteStore.details', defaultMessage: 'Address and hours' },
  find: { id: 'favoriteStore.find', defaultMessage: 'Find the nearest' },
  finding: { id: 'favoriteStore.finding', defaultMessage: 'Looking…' },
  refused: { id: 'favoriteStore.refused', defaultMessage: 'We do not know where you are. You can choose a store from the list.' },
  set: { id: 'favoriteStore.set', defaultMessage: 'Make it my store' },
  toggle: { id: 'favoriteStore.toggle', defaultMessage: 'Your store: {store}' },
  isSet: { id: 'favoriteStore.isSet', defaultMessage: 'Your store is now {store}.' },
  already: { id: 'favoriteStore.already', defaultMessage: '{store} is your store. To change it, choose another one.' },
  notSaved: {
    id: 'favoriteStore.notSaved',
    defaultMessage: 'We could not save your store to your account. On this device it stays chosen; try again in a while.',
  },
  checking: { id: 'favoriteStore.checking', defaultMessage: 'Checking your store…' },
  available: { id: 'favoriteStore.available', defaultMessage: 'In stock at {store}' },
  unavailable: { id: 'favoriteStore.unavailable', defaultMessage: 'Not in stock at {store}' },
  unknown: { id: 'favoriteStore.unknown', defaultMessage: 'We could not check the stock at {store}.' },
  retry: { id: 'favoriteStore.retry', defaultMessage: 'Check again' },
});
