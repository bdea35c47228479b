/** Strings of a shop's card. */
export interface StoreCardStrings {
  /** Name of the telephone's link, with the digits, e.g. `(store, telephone) => ${store}, telefon ${telephone}`. */
  callLabel(store: string, telephone: string): string;
  /** Name of the favorite button, constant, e.g. `(store) => Ulubiony sklep: ${store}`. */
  favoriteLabel(store: string): string;
}

export const storeCardStrings: StoreCardStrings = {
  callLabel: (store, telephone) => `${store}, telephone ${telephone}`,
  favoriteLabel: (store) => `Favorite shop: ${store}`,
};
