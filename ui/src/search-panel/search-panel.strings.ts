/** Strings of the search panel. Those of the field itself are in `SearchFieldWords`. */
export interface SearchPanelStrings {
  /** Name of the list of suggestions, e.g. `Suggestions`. */
  suggestionsLabel: string;
  /** Shown and announced while suggestions are loading, e.g. `Looking for suggestions…` */
  loadingText: string;
  /** Shown and announced when there are none, e.g. `No suggestions. Press Enter to search.` */
  emptyText: string;
  /**
   * Shown and announced when they could not be loaded; searching still works, e.g. `Suggestions are not available now.
   * Press Enter to search.`
   */
  errorText: string;
  /** Shown and announced after submitting an empty query, e.g. `Type what you are looking for.` */
  missingText: string;
  /** Announced when suggestions have loaded, e.g. `` (count) => `${count} suggestions` ``. */
  countText(count: number): string;
  /** Name of the button that closes the panel, e.g. `Close search`. */
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
