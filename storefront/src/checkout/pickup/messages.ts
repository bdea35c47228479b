import { defineCatalogue, defineMessages } from '../../i18n/index.ts';

export const pickupCatalogue = defineCatalogue('pickup', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  chooseStore: { id: 'pickup.store.choose', defaultMessage: 'Store for pickup' },
  chooseLocker: { id: 'pickup.locker.choose', defaultMessage: 'Parcel locker' },
  search: { id: 'pickup.search', defaultMessage: 'Find by city, postal code or name' },
  locate: { id: 'pickup.locate', defaultMessage: 'Use my location' },
  locating: { id: 'pickup.locating', defaultMessage: 'Locating' },
  refused: { id: 'pickup.refused', defaultMessage: 'Your browser did not give your location. Type a city or postal code, and we show what is nearest.' },
  loading: { id: 'pickup.loading', defaultMessage: 'Loading the list…' },
  failed: { id: 'pickup.failed', defaultMessage: 'The list could not be loaded.' },
  retry: { id: 'pickup.retry', defaultMessage: 'Try again' },
  storesFound: { id: 'pickup.store.found', defaultMessage: '{count, plural, one {# store has} other {# stores have}} everything in your cart' },
  lockersFound: { id: 'pickup.locker.found', defaultMessage: '{count, plural, one {# parcel locker} other {# parcel lockers}}' },
  near: { id: 'pickup.near', defaultMessage: '{found}, nearest first, distances from {place}' },
  nearYou: { id: 'pickup.nearYou', defaultMessage: '{found}, nearest to you first' },
  nothing: { id: 'pickup.nothing', defaultMessage: 'Nothing found for “{text}”. Check the spelling or type a postal code.' },
  noStore: { id: 'pickup.store.none', defaultMessage: 'No store has everything in your cart right now. Choose another shipping method.' },
  noLocker: { id: 'pickup.locker.none', defaultMessage: 'There are no parcel lockers to choose from right now. Choose another shipping method.' },
  more: { id: 'pickup.more', defaultMessage: 'Show more' },
});
