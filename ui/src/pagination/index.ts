export { Pagination, type PaginationProps } from './pagination.tsx';
export { getPaginationItems, type PaginationItem } from './get-pagination-items.ts';
