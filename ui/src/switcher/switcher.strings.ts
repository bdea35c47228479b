/** Strings of the store switcher. */
export interface StoreSwitcherStrings {
  /**
   * Name of the button, with a note that a selection reloads the page, e.g.
   * `` (store) => `Store: ${store} (a change reloads the page)` ``.
   */
  currentLabel(store: string): string;
}

/** Strings of the currency switcher. */
export interface CurrencySwitcherStrings {
  /** Name of the button, e.g. `` (currency) => `Currency: ${currency}` ``. */
  currentLabel(currency: string): string;
}

export const storeSwitcherStrings: StoreSwitcherStrings = {
  currentLabel: (store) => `Store: ${store} (a change reloads the page)`,
};
export const currencySwitcherStrings: CurrencySwitcherStrings = { currentLabel: (currency) => `Currency: ${currency}` };
