import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const link = style({
  display: 'grid',
  alignContent: 'end',
  height: '100%',
  minHeight: vars.space.x24,
  padding: vars.space.x4,
  borderRadius: vars.radius.lg,
  // A row may have any color, which its text has enough contrast to.
  background: 'color-mix(in srgb, currentColor 6%, transparent)',
  fontWeight: vars.font.weight.semibold,
});
