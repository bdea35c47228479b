export { ProductSort, type ProductSortProps } from './product-sort.tsx';
export type { ProductSortWords } from './product-sort.words.ts';
