/** Strings of a shop's card. */
export interface StoreCardStrings {
  /**
   * Name of the telephone link, which contains the number, e.g.
   * `` (store, telephone) => `${store}, telephone ${telephone}` ``.
   */
  callLabel(store: string, telephone: string): string;
  /** Name of the favorite button, the same in both states, e.g. `` (store) => `Favourite shop: ${store}` ``. */
  favoriteLabel(store: string): string;
}

export const storeCardStrings: StoreCardStrings = {
  callLabel: (store, telephone) => `${store}, telephone ${telephone}`,
  favoriteLabel: (store) => `Favourite shop: ${store}`,
};
