import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const list = style({
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  // Headings of terms have numbers of their own.
  listStyle: 'none',
});
export const link = style({
  display: 'block',
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  marginInlineStart: `calc(-1 * ${vars.size.hairline})`,
  borderInlineStart: `${vars.space.xxs} solid transparent`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.text.primary, borderInlineStartColor: vars.color.accent.progress },
});
