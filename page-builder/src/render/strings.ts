/** The words that renderers add to the content. Pass translations to the provider. */
export interface PageBuilderStrings {
  /** Role of a slider, said after its name: "Highlights, carousel". */
  carousel: string;
  /** Role of a slide, said after its name: "2 of 5, slide". */
  slide: string;
  /** Name of a slider; does not say that it is one. */
  slider: string;
  /** Name of a carousel of products; does not say that it is one. */
  products: string;
  /** Name of one slide, and of the button that shows it. */
  slidePosition: (position: number, total: number) => string;
  previousSlide: string;
  nextSlide: string;
  pauseSlides: string;
  playSlides: string;
  /** Name of the set of buttons that show a slide. */
  chooseSlide: string;
  /** Name of the frame that a background video plays in. */
  backgroundVideo: string;
  /** Title of a video in the content, whose own title the content does not say. */
  video: string;
  /** Name of the button that starts a video, with the video's title. */
  playHostedVideo: (title: string) => string;
  /** Name of a map with its places. */
  map: string;
  /** Of the link that jumps over a map to the list of its places. */
  skipMap: string;
  /** Of the link from a place to a map of it. */
  showOnMap: string;
  /** Name of a wall of posts from social networks. */
  socialWall: string;
  /** Of the link that jumps over the wall. */
  skipSocialWall: string;
  /** Of the link to the wall's own page. */
  openSocialWall: string;
  pauseVideo: string;
  playVideo: string;
  /** Announced after the text of a link that leaves the page open. */
  opensInNewTab: string;
  /** Name of a link without any text, such as an image without alternative text. */
  openLink: string;
  /** Name of a table that scrolls sideways. */
  table: string;
  /** Heading of a dialog whose button says nothing. */
  dialog: string;
  closeDialog: string;
  loading: string;
  loadFailed: string;
  /** Where a button opens a block that the shop does not have. */
  noBlocks: string;
  retry: string;
}

/** The words in English, for hosts that pass none. */
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
