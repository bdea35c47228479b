export { StoreCard, type StoreCardProps } from './store-card.tsx';
export type { StoreCardWords } from './store-card.words.ts';
