export { Pagination, type PaginationProps } from './pagination.tsx';
export { paginationItems, type PaginationItem } from './pagination-items.ts';
