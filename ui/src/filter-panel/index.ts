export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from './active-filters.tsx';
export type { ActiveFiltersWords } from './active-filters.words.ts';
export { FilterPanel, type FilterGroup, type FilterOption, type FilterPanelProps } from './filter-panel.tsx';
export type { FilterPanelWords } from './filter-panel.words.ts';
