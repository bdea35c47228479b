/** The words of a carousel. */
export interface CarouselWords {
  /** Role, said after the name, e.g. `karuzela` (CA-1). */
  roleDescription: string;
  /** Role of a slide, said after its name, e.g. `slajd` (CA-2). */
  slideRoleDescription: string;
  /** Name of a slide without a name of its own, and of the dot that shows it, e.g. `2 z 5`. */
  slideLabel(position: number, total: number): string;
  previousLabel: string;
  nextLabel: string;
  /** The button that stops the rotation is named by what it does (CA-6). */
  pauseLabel: string;
  playLabel: string;
  /** Name of the dots, e.g. `Wybierz slajd`. */
  dotsLabel: string;
}

export const carouselWords: CarouselWords = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slideLabel: (position, total) => `${position} of ${total}`,
  previousLabel: 'Previous slide',
  nextLabel: 'Next slide',
  pauseLabel: 'Pause slides',
  playLabel: 'Play slides',
  dotsLabel: 'Choose a slide',
};
