import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

// The layer of `Stack` and `Inline`, which cards are made of.
const { style, variants } = layeredStyling('layout');

const card = style({
  background: vars.color.background.quiet,
  outline: `${vars.size.hairline} solid ${vars.color.border.surface}`,
});
export const size = variants({
  small: [card, { padding: vars.space.x5, borderRadius: vars.radius.lg }],
  medium: [card, { padding: vars.space.x6, borderRadius: vars.radius.xl }],
  large: [card, { padding: vars.space.x8, borderRadius: vars.radius.xxl }],
});
/** Aligns the actions of all cards in a row. */
export const actions = style({ marginBlockStart: 'auto' });
export const section = style({
  marginBlockStart: vars.space.x2,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const form = style({ maxWidth: vars.size.panel });
