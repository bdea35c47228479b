export { FilterButton, type FilterButtonProps } from './filter-button.tsx';
export type { FilterButtonStrings } from './filter-button.strings.ts';
export { FilterLayout, FilterSidebar, type FilterLayoutProps, type FilterSidebarProps } from './filter-sidebar.tsx';
