export { ImageWithRatio, type ImageWithRatioProps } from './image-with-ratio.tsx';
export type { ImageWithRatioStrings } from './image-with-ratio.strings.ts';
