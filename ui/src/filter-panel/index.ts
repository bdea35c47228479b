export { ActiveFilters, FilterPanel, type ActiveFilter, type ActiveFiltersProps, type FilterGroup, type FilterOption, type FilterPanelProps } from './filter-panel.tsx';
