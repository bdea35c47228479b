import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const storesCatalogue = defineCatalogue('stores', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  home: { id: 'stores.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'stores.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  title: { id: 'stores.title', defaultMessage: 'Our shops' },
  intro: { id: 'stores.intro', defaultMessage: 'Read the labels at your own pace, ask about a dose or collect your order at no cost.' },
  description: {
    id: 'stores.description',
    defaultMessage: 'Addresses, telephone numbers and opening hours of {count, plural, one {our shop} other {our # shops}}.',
  },
  region: { id: 'stores.region', defaultMessage: 'Voivodeship' },
  everyRegion: { id: 'stores.everyRegion', defaultMessage: 'All voivodeships ({count})' },
  regionOption: { id: 'stores.regionOption', defaultMessage: '{region} ({count})' },
  show: { id: 'stores.show', defaultMessage: 'Show' },
  found: { id: 'stores.found', defaultMessage: '{count, plural, one {# shop} other {# shops}}' },
  empty: { id: 'stores.empty', defaultMessage: 'There are no shops to show at the moment.' },
  today: { id: 'stores.today', defaultMessage: 'Today {open}–{close}' },
  closedToday: { id: 'stores.closedToday', defaultMessage: 'Closed today' },
  becauseOf: { id: 'stores.becauseOf', defaultMessage: '{hours} ({occasion})' },
  hours: { id: 'stores.hours', defaultMessage: '{open}–{close}' },
  closed: { id: 'stores.closed', defaultMessage: 'closed' },
  address: { id: 'stores.address', defaultMessage: 'Address' },
  telephone: { id: 'stores.telephone', defaultMessage: 'Telephone' },
  call: { id: 'stores.call', defaultMessage: 'Call {name}: {telephone}' },
  map: { id: 'stores.map', defaultMessage: 'Show on a map (openstreetmap.org)' },
  openingHours: { id: 'stores.openingHours', defaultMessage: 'Opening hours' },
  specialHours: { id: 'stores.specialHours', defaultMessage: 'Unusual hours in the next days' },
  storeTitle: { id: 'stores.storeTitle', defaultMessage: '{name}: address and opening hours' },
  storeDescription: { id: 'stores.storeDescription', defaultMessage: '{name}, {address}. Opening hours, telephone and way there.' },
});
