export { Carousel, type CarouselItem, type CarouselOptions, type CarouselProps } from './carousel.tsx';
export type { CarouselWords } from './carousel.words.ts';
