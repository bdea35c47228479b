export { ImageWithRatio, type ImageWithRatioProps } from './image-with-ratio.tsx';
export type { ImageWithRatioWords } from './image-with-ratio.words.ts';
