import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

export const image = style({
  width: '100%',
  height: 'auto',
});
export const fit = variants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });
