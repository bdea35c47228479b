export { Carousel, type CarouselItem, type CarouselOptions, type CarouselProps } from './carousel.tsx';
export type { CarouselStrings } from './carousel.strings.ts';
