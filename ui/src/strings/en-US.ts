import type { UiWords } from '../provider/ui-words.ts';
import { words as british } from './en-GB.ts';

/** The words of all components in American English: the British ones but for what is said or spelled differently. */
export const words: UiWords = {
  ...british,
  addressForm: {
    ...british.addressForm,
    flat: 'Apartment, entrance, other details',
    postcode: 'Postal code',
    city: 'City',
    telephoneHint: 'Only for the delivery driver',
  },
  cartLine: { ...british.cartLine, totalBeforeLabel: 'Price before the discount:' },
  freeShippingProgress: {
    label: 'Progress toward free shipping',
    remainingText: (amount) => `Add ${amount} more for free shipping.`,
    reachedText: 'Your shipping is free.',
  },
  openingHours: { ...british.openingHours, label: 'Store hours', specialLabel: 'Special hours' },
  price: { ...british.price, lowest30Days: 'Lowest price of the 30 days before the discount:' },
  searchField: { ...british.searchField, label: 'Search the store' },
  storeCard: {
    callLabel: (store, telephone) => `${store}, phone ${telephone}`,
    favouriteLabel: (store) => `Favorite store: ${store}`,
  },
};
