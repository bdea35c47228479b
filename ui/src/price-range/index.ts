export { PriceRange, type PriceRangeProps, type PriceRangeValue } from './price-range.tsx';
export type { PriceRangeWords } from './price-range.words.ts';
