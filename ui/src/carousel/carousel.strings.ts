/** Strings of a carousel. */
export interface CarouselStrings {
  /** Role description, announced after the name, e.g. `carousel`. */
  carousel: string;
  /** Role description of a slide, announced after its name, e.g. `slide`. */
  slide: string;
  /**
   * Name of a slide without a label, and of the dot that shows it, e.g.
   * `` (position, total) => `${position} of ${total}` ``.
   */
  slidePosition(position: number, total: number): string;
  /** Name of the previous button, e.g. `Previous slide`. */
  previousSlide: string;
  /** Name of the next button, e.g. `Next slide`. */
  nextSlide: string;
  /** Name of the button that pauses the rotation, e.g. `Pause slides`. */
  pauseSlides: string;
  /** Name of the same button while the rotation is paused, e.g. `Play slides`. */
  playSlides: string;
  /** Name of the group of dots, e.g. `Choose a slide`. */
  chooseSlide: string;
}

export const carouselStrings: CarouselStrings = {
  carousel: 'carousel',
  slide: 'slide',
  slidePosition: (position, total) => `${position} of ${total}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  chooseSlide: 'Choose a slide',
};
