import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** As high as the tools above the reviews, so that these stay where they are; without scripts there are none. */
export const reserved = style({
  height: '25rem',
  '@media': { [media.from960]: { height: '19.5rem' }, '(scripting: none)': { display: 'none' } },
});
