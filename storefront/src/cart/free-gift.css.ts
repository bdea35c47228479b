import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const gift = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.x16} minmax(0, 1fr)`,
  gap: vars.space.x4,
  alignItems: 'center',
  padding: vars.space.x3,
  borderRadius: vars.radius.md,
  background: vars.color.background.quiet,
});
export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.color.background.surface,
  aspectRatio: '4 / 5',
});
