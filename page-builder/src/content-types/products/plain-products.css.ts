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
  background: vars.color.background.quiet,
  fontWeight: vars.font.weight.semibold,
});
