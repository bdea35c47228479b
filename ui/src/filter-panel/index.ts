export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from './active-filters.tsx';
export type { ActiveFiltersStrings } from './active-filters.strings.ts';
export { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
export type { FilterGroup, FilterOption } from './filter-group.ts';
export type { FilterPanelStrings } from './filter-panel.strings.ts';
