export { SearchPanel, type SearchPanelProps } from './search-panel.tsx';
export { useSuggestions, type SuggestionOptions } from './use-suggestions.ts';
export type { SearchPanelStrings } from './search-panel.strings.ts';
export type { Suggestion, SuggestionGroup, SuggestionState, SuggestionStatus } from './suggestions.ts';
