// Made from tokens/ by `npm run generate -w design-tokens`. Do not edit.

/** Viewport widths in px. `from…` begins a range, `to…` is the last width of one. */
export const breakpoints = {
  from375: 375,
  from475: 475,
  from640: 640,
  from768: 768,
  from800: 800,
  to959: 959,
  from960: 960,
  from1025: 1025,
  from1120: 1120,
  from1280: 1280,
  from1440: 1440,
  from1600: 1600,
  from1920: 1920,
} as const;

/** Viewport widths in rem up to which the mobile form holds. */
export const remBreakpoints = {
  sliderStack: 39.99,
  imageShimmer: 48,
  tileCta: 50,
  imageSwap: 64,
} as const;

/** Media queries, without `@media`, as keys of a style rule or for `<source media>` and `matchMedia`. */
export const media = {
  from375: 'screen and (min-width: 375px)',
  from475: 'screen and (min-width: 475px)',
  from640: 'screen and (min-width: 640px)',
  from768: 'screen and (min-width: 768px)',
  from800: 'screen and (min-width: 800px)',
  from960: 'screen and (min-width: 960px)',
  from1025: 'screen and (min-width: 1025px)',
  from1120: 'screen and (min-width: 1120px)',
  from1280: 'screen and (min-width: 1280px)',
  from1440: 'screen and (min-width: 1440px)',
  from1600: 'screen and (min-width: 1600px)',
  from1920: 'screen and (min-width: 1920px)',
  to959: 'screen and (max-width: 959px)',
  to767: 'screen and (max-width: 767.98px)',
  to639: 'screen and (max-width: 639.98px)',
  imageSwap: '(max-width: 64rem)',
  tileCta: '(max-width: 50rem)',
  imageShimmer: '(max-width: 48rem)',
  sliderStack: '(max-width: 39.99rem)',
  motionOk: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  tallScreen: '(min-height: 30rem)',
  finePointer: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Transition times in milliseconds, for scripts. Styles use `vars.duration`. */
export const durations = {
  short: 192,
  standard: 384,
} as const;

/** Names of the stacking levels, lowest first. Styles use `vars.layer`. */
export const layerOrder = ['header', 'dropdown', 'mask', 'menu', 'dialog', 'toast', 'overlay'] as const;

/** Fixed widths as CSS lengths, for `sizes` attributes. Styles use `vars.size`. */
export const widths = {
  site: '1440px',
  filterSidebar: '325px',
  sidePanel: '27.25rem',
  footerCartMargin: '4.3125rem',
} as const;

/** Width by height of pictures, for scripts that size them. */
export const imageRatios = {
  product: 0.8,
} as const;
