export { RatingInput, type RatingInputProps } from './rating-input.tsx';
export type { RatingInputStrings } from './rating-input.strings.ts';
