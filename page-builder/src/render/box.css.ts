import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Minimum height that differs between screens; the element provides the values. */
export const responsiveHeight = style({
  minHeight: 'var(--pb-min-height)',
  '@media': {
    [media.imageSwap]: { minHeight: 'var(--pb-min-height-tablet)' },
    [media.imageShimmer]: { minHeight: 'var(--pb-min-height-mobile)' },
  },
});
