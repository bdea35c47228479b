/** Strings of a carousel. */
export interface CarouselStrings {
  /** Role description, announced after the name, e.g. `karuzela`. */
  carousel: string;
  /** Role description of a slide, announced after its name, e.g. `slajd`. */
  slide: string;
  /** Name of a slide without a label, and of the dot that shows it, e.g. `2 z 5`. */
  slidePosition(position: number, total: number): string;
  /** Name of the previous button, e.g. `Poprzedni slajd`. */
  previousSlide: string;
  /** Name of the next button, e.g. `Następny slajd`. */
  nextSlide: string;
  /** Name of the button that pauses the rotation, e.g. `Zatrzymaj przewijanie`. */
  pauseSlides: string;
  /** Name of the same button while the rotation is paused, e.g. `Włącz przewijanie`. */
  playSlides: string;
  /** Name of the group of dots, e.g. `Wybierz slajd`. */
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
