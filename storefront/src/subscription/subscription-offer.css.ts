import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

export const offer = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
  fontSize: vars.font.size.small,
});
global(`${offer} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.font.weight.semibold,
});
