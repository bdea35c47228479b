import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const storesCatalogue = defineCatalogue('stores', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  home: { id: 'stores.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'stores.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  title: { id: 'stores.title', defaultMessage: 'Our stores' },
  intro: { id: 'stores.intro', defaultMessage: 'Read the labels at your own pace, ask about a dose or pick up your order at no cost.' },
  description: {
    id: 'stores.description',
    defaultMessage: 'Addresses, phone numbers and store hours of {count, plural, one {our store} other {our # stores}}.',
  },
  region: { id: 'stores.region', defaultMessage: 'Voivodeship' },
  everyRegion: { id: 'stores.everyRegion', defaultMessage: 'All voivodeships ({count})' },
  regionOption: { id: 'stores.regionOption', defaultMessage: '{region} ({count})' },
  show: { id: 'stores.show', defaultMessage: 'Show' },
  found: { id: 'stores.found', defaultMessage: '{count, plural, one {# store} other {# stores}}' },
  empty: { id: 'stores.empty', defaultMessage: 'There are no stores to show right now.' },
  today: { id: 'stores.today', defaultMessage: 'Today {open}–{close}' },
  closedToday: { id: 'stores.closedToday', defaultMessage: 'Closed today' },
  becauseOf: { id: 'stores.becauseOf', defaultMessage: '{hours} ({occasion})' },
  hours: { id: 'stores.hours', defaultMessage: '{open}–{close}' },
  closed: { id: 'stores.closed', defaultMessage: 'closed' },
  address: { id: 'stores.address', defaultMessage: 'Address' },
  telephone: { id: 'stores.telephone', defaultMessage: 'Phone' },
  call: { id: 'stores.call', defaultMessage: 'Call {name}: {telephone}' },
  map: { id: 'stores.map', defaultMessage: 'Show on a map (openstreetmap.org)' },
  openingHours: { id: 'stores.openingHours', defaultMessage: 'Store hours' },
  specialHours: { id: 'stores.specialHours', defaultMessage: 'Special hours in the next days' },
  storeTitle: { id: 'stores.storeTitle', defaultMessage: '{name}: address and store hours' },
  storeDescription: { id: 'stores.storeDescription', defaultMessage: '{name}, {address}. Store hours, phone and directions.' },
});
