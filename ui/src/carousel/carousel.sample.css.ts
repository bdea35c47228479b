import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Styles of the slides in stories. */
export const panel = style({
  display: 'grid',
  gap: vars.space.x3,
  alignContent: 'center',
  minHeight: vars.size.socialFeedMin,
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.x16,
  background: vars.color.background.quiet,
});
export const productTrack = style({ gap: vars.space.x4 });
export const productItem = style({
  flex: `0 0 calc((100% - ${vars.space.x4}) / 2)`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  '@media': { [media.from960]: { flexBasis: `calc((100% - 3 * ${vars.space.x4}) / 4)` } },
});
