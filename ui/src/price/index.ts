export { Price, type PriceProps } from './price.tsx';
export type { PriceStrings } from './price.strings.ts';
