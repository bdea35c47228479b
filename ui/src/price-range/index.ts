export { PriceRange, type PriceRangeProps, type PriceRangeValue } from './price-range.tsx';
export type { PriceRangeStrings } from './price-range.strings.ts';
