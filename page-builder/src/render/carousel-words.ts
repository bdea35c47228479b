import type { CarouselWords } from '@witryna/ui/carousel';
import type { PageBuilderStrings } from './strings.ts';

/** The words of a carousel among those of the renderers. */
export function carouselWords(strings: PageBuilderStrings): CarouselWords {
  return {
    roleDescription: strings.carousel,
    slideRoleDescription: strings.slide,
    slideLabel: strings.slidePosition,
    previousLabel: strings.previousSlide,
    nextLabel: strings.nextSlide,
    pauseLabel: strings.pauseSlides,
    playLabel: strings.playSlides,
    dotsLabel: strings.chooseSlide,
  };
}
