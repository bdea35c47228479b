/** Strings that renderers add to the content. Pass translations to the provider. */
export interface PageBuilderStrings {
  /** Role description of a slider, announced after its name: "Highlights, carousel". */
  carousel: string;
  /** Role description of a slide, announced after its name: "2 of 5, slide". */
  slide: string;
  /** Name of a slider, without its role. */
  slider: string;
  /** Name of a carousel of products, without its role. */
  products: string;
  /** Name of a slide, and of the button that shows it. */
  slidePosition: (position: number, total: number) => string;
  previousSlide: string;
  nextSlide: string;
  pauseSlides: string;
  playSlides: string;
  /** Name of the group of buttons that show a slide. */
  chooseSlide: string;
  /** Title of the frame of a background video. */
  backgroundVideo: string;
  /** Title of a video whose title the content does not contain. */
  video: string;
  /** Name of the play button of a video, with the video's title. */
  playHostedVideo: (title: string) => string;
  /** Name of a map with its locations. */
  map: string;
  /** Text of the link that skips a map to the list of its locations. */
  skipMap: string;
  /** Text of the link from a location to a map of it. */
  showOnMap: string;
  /** Name of a social wall. */
  socialWall: string;
  /** Text of the link that skips the wall. */
  skipSocialWall: string;
  /** Text of the link to the wall's own page. */
  openSocialWall: string;
  pauseVideo: string;
  playVideo: string;
  /** Announced after the text of a link that opens in a new tab. */
  opensInNewTab: string;
  /** Name of a link without text, such as an image without alternative text. */
  openLink: string;
  /** Name of a table that scrolls horizontally. */
  table: string;
  /** Heading of a dialog whose button has no text. */
  dialog: string;
  closeDialog: string;
  loading: string;
  loadFailed: string;
  /** Message when a button opens a block that does not exist. */
  noBlocks: string;
  retry: string;
}

/** English strings, the default. */
export const englishStrings: PageBuilderStrings = {
  carousel: 'carousel',
  slide: 'slide',
  slider: 'Highlights',
  products: 'Products',
  slidePosition: (position, total) => `${position} of ${total}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  chooseSlide: 'Choose a slide',
  backgroundVideo: 'Background video',
  video: 'Video',
  playHostedVideo: (title) => `Play: ${title}`,
  map: 'Our places',
  skipMap: 'Skip the map',
  showOnMap: 'Show on a map',
  socialWall: 'Posts from social networks',
  skipSocialWall: 'Skip the posts',
  openSocialWall: 'See the posts',
  pauseVideo: 'Pause background video',
  playVideo: 'Play background video',
  opensInNewTab: 'opens in a new tab',
  openLink: 'Open',
  table: 'Table',
  dialog: 'Details',
  closeDialog: 'Close',
  loading: 'Loading',
  loadFailed: 'This could not be loaded.',
  noBlocks: 'There are no blocks to display',
  retry: 'Try again',
};
