export { Image, type ImageProps } from './image.tsx';
export { getSrcSetWidths, defaultImageRatio, imageWidths } from './image-widths.ts';
