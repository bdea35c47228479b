import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const storesCatalogue = defineCatalogue('stores', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  title: { id: 'stores.title', defaultMessage: 'Our stores' },
  intro: { id: 'stores.intro', defaultMessage: 'Read the labels at your own pace, ask about a dose or pick up your order at no cost.' },
  description: {
    id: 'stores.description',
    defaultMessage: 'Addresses, phone numbers and store hours of {count, plural, one {our store} other {our # stores}}.',
  },
  found: { id: 'stores.found', defaultMessage: '{count, plural, one {# store} other {# stores}}' },
  place: { id: 'stores.place', defaultMessage: 'City or postal code' },
  placeHint: { id: 'stores.placeHint', defaultMessage: 'For example Warszawa or 00-373' },
  search: { id: 'stores.search', defaultMessage: 'Find stores' },
  locate: { id: 'stores.locate', defaultMessage: 'Use my location' },
  locating: { id: 'stores.locating', defaultMessage: 'Finding you…' },
  refused: {
    id: 'stores.refused',
    defaultMessage: 'Your browser did not tell us where you are. Type a city or postal code, and we will show the nearest stores.',
  },
  unknownPlace: {
    id: 'stores.unknownPlace',
    defaultMessage: 'We do not know the place “{place}”. Check the spelling or type a postal code.',
  },
  nearPlace: {
    id: 'stores.nearPlace',
    defaultMessage: '{count, plural, one {# store} other {# stores, nearest first}}, distances from {place}',
  },
  nearYou: { id: 'stores.nearYou', defaultMessage: '{count, plural, one {# store} other {# stores, nearest to you first}}' },
  away: { id: 'stores.away', defaultMessage: '{distance} away' },
  empty: { id: 'stores.empty', defaultMessage: 'There are no stores to show right now.' },
  today: { id: 'stores.today', defaultMessage: 'Today {open}–{close}' },
  closedToday: { id: 'stores.closedToday', defaultMessage: 'Closed today' },
  openUntil: { id: 'stores.openUntil', defaultMessage: 'Open until {time}' },
  closedNow: { id: 'stores.closedNow', defaultMessage: 'Closed' },
  opensToday: { id: 'stores.opensToday', defaultMessage: 'Closed, opens today at {time}' },
  opensTomorrow: { id: 'stores.opensTomorrow', defaultMessage: 'Closed, opens tomorrow at {time}' },
  opensOn: { id: 'stores.opensOn', defaultMessage: 'Closed, opens {day} at {time}' },
  becauseOf: { id: 'stores.becauseOf', defaultMessage: '{hours} ({occasion})' },
  hours: { id: 'stores.hours', defaultMessage: '{open}–{close}' },
  closed: { id: 'stores.closed', defaultMessage: 'closed' },
  todayMark: { id: 'stores.todayMark', defaultMessage: 'today' },
  weeklyHours: { id: 'stores.weeklyHours', defaultMessage: 'Weekly hours' },
  address: { id: 'stores.address', defaultMessage: 'Address' },
  telephone: { id: 'stores.telephone', defaultMessage: 'Phone' },
  call: { id: 'stores.call', defaultMessage: 'Call {name}: {telephone}' },
  map: { id: 'stores.map', defaultMessage: 'Show on a map (openstreetmap.org)' },
  openingHours: { id: 'stores.openingHours', defaultMessage: 'Store hours' },
  specialHours: { id: 'stores.specialHours', defaultMessage: 'Special hours in the next days' },
  storeTitle: { id: 'stores.storeTitle', defaultMessage: '{name}: address and store hours' },
  storeDescription: { id: 'stores.storeDescription', defaultMessage: '{name}, {address}. Store hours, phone and directions.' },
});
