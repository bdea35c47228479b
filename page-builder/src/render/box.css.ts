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

/** What Magento's class `pagebuilder-mobile-hidden` does. Printed pages are no phones. */
export const hiddenOnPhones = style({ '@media': { [media.to767]: { display: 'none !important' } } });

/** What Magento's class `pagebuilder-mobile-only` does. */
export const onPhonesOnly = style({ '@media': { [`not ${media.to767}`]: { display: 'none !important' } } });
