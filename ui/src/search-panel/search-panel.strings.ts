/** Strings of the search panel. Those of the field itself are in `SearchFieldWords`. */
export interface SearchPanelStrings {
  /** Name of the list of suggestions, e.g. `Podpowiedzi`. */
  suggestionsLabel: string;
  /** Said and shown while suggestions are on their way, e.g. `Szukamy podpowiedzi…`. */
  loadingText: string;
  /** Said and shown when there are none, e.g. `Brak podpowiedzi.` */
  emptyText: string;
  /**
   * Said and shown when they could not be had; searching works all the same, e.g. `Nie udało się wczytać podpowiedzi.`
   */
  errorText: string;
  /** Said and shown after an attempt to search for nothing, e.g. `Wpisz, czego szukasz.` */
  missingText: string;
  /** Announced when suggestions are there, e.g. `(count) => Podpowiedzi: ${count}`. */
  countText(count: number): string;
  /** Name of the button that closes the panel, e.g. `Zamknij wyszukiwarkę`. */
  closeLabel: string;
}

export const searchPanelStrings: SearchPanelStrings = {
  suggestionsLabel: 'Suggestions',
  loadingText: 'Looking for suggestions…',
  emptyText: 'No suggestions. Press Enter to search.',
  errorText: 'Suggestions are not available now. Press Enter to search.',
  missingText: 'Type what you are looking for.',
  countText: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  closeLabel: 'Close search',
};
