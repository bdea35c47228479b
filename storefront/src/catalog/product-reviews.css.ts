import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const review = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x6,
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
});
export const star = style({ color: vars.color.accent.rating });
