export { SearchPanel, type SearchPanelProps } from './search-panel.tsx';
export { useSuggestions, type SuggestionOptions } from './use-suggestions.ts';
export type { SearchPanelWords } from './search-panel.words.ts';
export type { Suggestion, SuggestionGroup, SuggestionState, SuggestionStatus } from './suggestions.ts';
