export { ProductSort, type ProductSortProps } from './product-sort.tsx';
export type { ProductSortStrings } from './product-sort.strings.ts';
