import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.x6,
  borderRadius: vars.radius.xl,
  background: vars.color.background.quiet,
  outline: `${vars.size.hairline} solid ${vars.color.border.surface}`,
});
// A quiet panel within a quiet panel would have no edge.
global(`${summary} > aside`, { background: vars.color.background.surface });

/**
 * As high while the cart loads as when it is empty, and high enough for the footer to start below the viewport: lines
 * do not move it either.
 */
export const reserved = style({ minBlockSize: '75vh' });
