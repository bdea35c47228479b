export { FilterButton, type FilterButtonProps } from './filter-button.tsx';
export type { FilterButtonWords } from './filter-button.words.ts';
export { FilterLayout, FilterSidebar, type FilterLayoutProps, type FilterSidebarProps } from './filter-sidebar.tsx';
