export {
  breakpoints,
  durations,
  imageRatios,
  layerOrder,
  media,
  remBreakpoints,
  widths,
} from './generated/constants.ts';
export { deprecated, type Deprecation } from './generated/deprecated.ts';
