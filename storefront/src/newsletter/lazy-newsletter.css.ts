import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** As high as the form with its consent, so that nothing moves when it comes; without scripts it never does. */
export const slot = style({
  minHeight: '16.5rem',
  '@media': {
    [media.from475]: { minHeight: '13rem' },
    [media.from960]: { minHeight: '12rem' },
    '(scripting: none)': { display: 'none' },
  },
});
