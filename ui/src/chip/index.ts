export { Chip, type ChipProps } from './chip.tsx';
export type { ChipWords } from './chip.words.ts';
