import type { PageBuilderStrings } from '@witryna/page-builder';
import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const contentCatalogue = defineCatalogue('content', import.meta.glob('./messages/*.json', { import: 'default' }));

/** Words of the renderers that need values. */
export const sentences = defineMessages({
  slidePosition: { id: 'content.slidePosition', defaultMessage: '{position} of {total}' },
  playFilm: { id: 'content.playFilm', defaultMessage: 'Play: {title}' },
});

/** Words of the renderers that need no values, by the name that the page builder gives them. */
export const words = defineMessages({
  carousel: { id: 'content.carousel', defaultMessage: 'carousel' },
  slide: { id: 'content.slide', defaultMessage: 'slide' },
  slider: { id: 'content.slider', defaultMessage: 'Highlights' },
  products: { id: 'content.products', defaultMessage: 'Products' },
  previousSlide: { id: 'content.previousSlide', defaultMessage: 'Previous slide' },
  nextSlide: { id: 'content.nextSlide', defaultMessage: 'Next slide' },
  pauseSlides: { id: 'content.pauseSlides', defaultMessage: 'Pause slides' },
  playSlides: { id: 'content.playSlides', defaultMessage: 'Play slides' },
  chooseSlide: { id: 'content.chooseSlide', defaultMessage: 'Choose a slide' },
  backgroundVideo: { id: 'content.backgroundVideo', defaultMessage: 'Background video' },
  table: { id: 'content.table', defaultMessage: 'Table' },
  pauseVideo: { id: 'content.pauseVideo', defaultMessage: 'Pause background video' },
  playVideo: { id: 'content.playVideo', defaultMessage: 'Play background video' },
  opensInNewTab: { id: 'content.opensInNewTab', defaultMessage: 'opens in a new tab' },
  openLink: { id: 'content.openLink', defaultMessage: 'Open' },
  dialog: { id: 'content.dialog', defaultMessage: 'Details' },
  closeDialog: { id: 'content.closeDialog', defaultMessage: 'Close' },
  loading: { id: 'content.loading', defaultMessage: 'Loading' },
  map: { id: 'content.map', defaultMessage: 'Our places' },
  skipMap: { id: 'content.skipMap', defaultMessage: 'Skip the map' },
  showOnMap: { id: 'content.showOnMap', defaultMessage: 'Show on a map' },
  video: { id: 'content.video', defaultMessage: 'Video' },
  openSocialWall: { id: 'content.openSocialWall', defaultMessage: 'See the posts' },
  skipSocialWall: { id: 'content.skipSocialWall', defaultMessage: 'Skip the posts' },
  socialWall: { id: 'content.socialWall', defaultMessage: 'Posts from social networks' },
  noBlocks: { id: 'content.noBlocks', defaultMessage: 'There are no blocks to display' },
  loadFailed: { id: 'content.loadFailed', defaultMessage: 'This could not be loaded.' },
  retry: { id: 'content.retry', defaultMessage: 'Try again' },
} satisfies Record<Exclude<keyof PageBuilderStrings, keyof typeof sentences>, unknown>);
