import type { WitrynaProviderProps } from '../provider/index.ts';

/** Strings that differ in American English. Without a string, components use British English. */
export const strings = {
  addressForm: {
    flat: 'Apartment, entrance, other details',
    postcode: 'Postal code',
    city: 'City',
    telephoneHint: 'Only for the delivery driver',
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
