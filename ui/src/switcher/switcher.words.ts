/** The words of the store switcher. */
export interface StoreSwitcherWords {
  /** Name of the button; says that choosing loads the page anew (SW-2, SW-6), e.g. `(store) => Sklep: ${store} (zmiana przeładuje stronę)`. */
  currentLabel(store: string): string;
}

/** The words of the currency switcher. */
export interface CurrencySwitcherWords {
  /** Name of the button (SW-2), e.g. `(currency) => Waluta: ${currency}`. */
  currentLabel(currency: string): string;
}

export const storeSwitcherWords: StoreSwitcherWords = { currentLabel: (store) => `Store: ${store} (a change reloads the page)` };
export const currencySwitcherWords: CurrencySwitcherWords = { currentLabel: (currency) => `Currency: ${currency}` };
