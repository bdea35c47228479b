export { StoreCard, type StoreCardProps } from './store-card.tsx';
export type { StoreCardStrings } from './store-card.strings.ts';
