import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** A card with its button below, at the same height in a row. */
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  gap: vars.space.x3,
  minWidth: 0,
});
export const action = style({ marginBlockStart: 'auto' });
export const gone = style({
  padding: vars.space.x5,
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
});
