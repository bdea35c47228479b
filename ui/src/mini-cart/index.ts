export { MiniCart, type MiniCartNotice, type MiniCartProps, type MiniCartStatus } from './mini-cart.tsx';
export type { MiniCartWords } from './mini-cart.words.ts';
