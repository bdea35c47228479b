export { breakpoints, durations, imageRatios, layerOrder, media, remBreakpoints, widths } from './generated/constants.ts';
