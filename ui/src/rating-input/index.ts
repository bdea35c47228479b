export { RatingInput, type RatingInputProps } from './rating-input.tsx';
export type { RatingInputWords } from './rating-input.words.ts';
