import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const line = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.from768]: { flexDirection: 'row' } },
});
