/** Strings of a carousel. */
export interface CarouselStrings {
  /** Role, said after the name, e.g. `karuzela`. */
  carousel: string;
  /** Role of a slide, said after its name, e.g. `slajd`. */
  slide: string;
  /** Name of a slide without a name of its own, and of the dot that shows it, e.g. `2 z 5`. */
  slidePosition(position: number, total: number): string;
  /** Name of the button to the previous slide, e.g. `Poprzedni slajd`. */
  previousSlide: string;
  /** Name of the button to the next slide, e.g. `Następny slajd`. */
  nextSlide: string;
  /** The button that stops the rotation is named by what it does, e.g. `Zatrzymaj przewijanie`. */
  pauseSlides: string;
  /** In its place while the rotation is stopped, e.g. `Włącz przewijanie`. */
  playSlides: string;
  /** Name of the dots, e.g. `Wybierz slajd`. */
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
