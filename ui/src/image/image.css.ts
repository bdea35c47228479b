import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

/** An image without a pixel: what is behind it shows, as in a place without an image. */
const noPicture = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`;

export const image = style({
  width: '100%',
  height: 'auto',
  // The browser's own picture for a missing file has another size and a frame.
  selectors: { '&[data-broken]': { content: noPicture } },
});
export const fit = variants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
