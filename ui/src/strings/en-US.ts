import type { WitrynaProviderProps } from '../provider/index.ts';

/** Strings that differ in American English. Without a string, components use British English. */
export const strings = {
  addressForm: {
    vatId: 'Tax ID',
    vatIdHint: 'For example 12-3456789',
    street: 'Street address',
    flat: 'Apartment, suite, unit, floor',
    postcode: 'ZIP code',
    postcodeHint: 'For example 10001',
    city: 'City',
    region: 'State',
    chooseRegion: 'Choose a state',
    country: 'Country: United States',
  },
  cartLine: { originalTotalLabel: 'Price before the discount:' },
  freeShippingProgress: {
    label: 'Progress toward free shipping',
    remainingText: (amount) => `Add ${amount} more for free shipping.`,
    reachedText: 'Your shipping is free.',
  },
  openingHours: { label: 'Store hours', specialLabel: 'Special hours' },
  price: { lowest30Days: 'Lowest price of the 30 days before the discount:' },
  searchField: { label: 'Search the store' },
  storeCard: {
    callLabel: (store, telephone) => `${store}, phone ${telephone}`,
    favoriteLabel: (store) => `Favorite store: ${store}`,
  },
} satisfies WitrynaProviderProps['strings'];
