/** The words of the search panel. Those of the field itself are in `SearchFieldWords`. */
export interface SearchPanelWords {
  /** Name of the list of suggestions. */
  suggestionsLabel: string;
  /** Said and shown while suggestions are on their way. */
  loadingText: string;
  /** Said and shown when there are none (SE-11). */
  emptyText: string;
  /** Said and shown when they could not be had; searching works all the same (SE-13). */
  errorText: string;
  /** Said and shown after an attempt to search for nothing (SE-3). */
  missingText: string;
  /** Said when suggestions are there (SE-11), e.g. `(count) => Podpowiedzi: ${count}`. */
  countText(count: number): string;
  /** Name of the button that closes the panel. */
  closeLabel: string;
}

export const searchPanelWords: SearchPanelWords = {
  suggestionsLabel: 'Suggestions',
  loadingText: 'Looking for suggestions…',
  emptyText: 'No suggestions. Press Enter to search.',
  errorText: 'Suggestions are not available now. Press Enter to search.',
  missingText: 'Type what you are looking for.',
  countText: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  closeLabel: 'Close search',
};
