import type { CarouselWords } from '../carousel/carousel.words.ts';
import type { PaginationWords } from '../pagination/pagination.words.ts';

/**
 * The words of every component that has any, by component. A locale table in `strings/` is one complete `UiWords`;
 * without a table the components speak English, each from the words beside it.
 */
export interface UiWords {
  carousel: CarouselWords;
  pagination: PaginationWords;
}
