/** The words of a shop's card. */
export interface StoreCardWords {
  /** Name of the telephone's link, with the digits, e.g. `(store, telephone) => ${store}, telefon ${telephone}`. */
  callLabel(store: string, telephone: string): string;
  /** Name of the favourite button, constant, e.g. `(store) => Ulubiony sklep: ${store}` (LO-4). */
  favouriteLabel(store: string): string;
}

export const storeCardWords: StoreCardWords = {
  callLabel: (store, telephone) => `${store}, telephone ${telephone}`,
  favouriteLabel: (store) => `Favourite shop: ${store}`,
};
