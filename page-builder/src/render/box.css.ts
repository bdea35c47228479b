import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** Minimum height that differs between screens; the element provides the values. */
export const responsiveHeight = style({
  minHeight: 'var(--pb-min-height)',
  '@media': {
    [media.imageSwap]: { minHeight: 'var(--pb-min-height-tablet)' },
    [media.imageShimmer]: { minHeight: 'var(--pb-min-height-mobile)' },
  },
});

// Classes with which Magento shows anything on phones only, or not on phones. Printed pages are no phones.
global('.pagebuilder-mobile-hidden', { '@media': { [media.to767]: { display: 'none !important' } } });
global('.pagebuilder-mobile-only', { '@media': { [`not ${media.to767}`]: { display: 'none !important' } } });
