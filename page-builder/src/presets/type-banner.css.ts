import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import * as banner from '../content-types/banner/banner.css.ts';

const { style, global } = layeredStyling('components');

const sides = ['collage-left', 'collage-centered', 'collage-right'] as const;

/** Large image with a text card on it; up to 959 px the card is below the image. */
export const typeA = style({ borderRadius: vars.radius.xl });
global(`${typeA} > ${banner.wrapper}`, {
  overflow: 'clip',
  '@media': { [media.from960]: { minHeight: vars.size.homeSliderMinSmall } },
});
global(`${typeA} > ${banner.wrapper} > ${banner.picture}`, {
  '@media': {
    [media.to959]: { position: 'relative', alignSelf: 'stretch', minHeight: vars.size.socialFeedMin, borderRadius: 0 },
  },
});
global(`${typeA} > ${banner.wrapper} > ${banner.overlay}`, {
  flex: 'none',
  padding: vars.space.x6,
  borderRadius: 0,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  '@media': {
    [media.to959]: { maxWidth: 'none' },
    [media.from960]: { maxWidth: '42%', margin: vars.space.x8, padding: vars.space.x10, borderRadius: vars.radius.lg },
  },
});

/** Half image, half text on a subdued background; up to 959 px the image is on top. */
export const typeB = style({ borderRadius: vars.radius.xl });
global(`${typeB} > ${banner.wrapper}`, {
  background: vars.color.background.quiet,
  overflow: 'clip',
  '@media': { [media.from960]: { minHeight: vars.size.homeSliderMinSmall } },
});
global(`${typeB} > ${banner.wrapper} > ${banner.overlay}`, {
  padding: vars.space.x6,
  '@media': { [media.to959]: { maxWidth: 'none' }, [media.from960]: { maxWidth: '50%', padding: vars.space.x16 } },
});
for (const side of sides) {
  global(`${typeB} > ${banner.appearance[side]} > ${banner.picture}`, {
    borderRadius: 0,
    '@media': {
      [media.to959]: { position: 'relative', alignSelf: 'stretch', minHeight: vars.size.socialFeedMin },
      [media.from960]: side === 'collage-right' ? { insetInlineEnd: '50%' } : { insetInlineStart: '50%' },
    },
  });
}
