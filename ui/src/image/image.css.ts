import { layeredStyling } from '@witryna/design-tokens/styling';
import { noPicture } from '../styles/no-picture.ts';

const { style, variants } = layeredStyling('components');

export const image = style({
  width: '100%',
  height: 'auto',
  // The browser's own picture for a missing file has another size and a frame.
  selectors: { '&[data-broken]': { content: noPicture } },
});
export const fit = variants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
