export { Image, type ImageProps } from './image.tsx';
export { candidateWidths, defaultImageRatio, imageWidths } from './image-widths.ts';
