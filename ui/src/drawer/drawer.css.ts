import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
// Aligns the icon, not the target of the button, with the end of the line.
global(`${entry} > button`, { marginInlineEnd: `calc((${vars.size.iconMd} - ${vars.size.target}) / 2)` });
export const link = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.field,
  overflowWrap: 'anywhere',
  // A name of several lines keeps its distance from the lines around it.
  paddingBlock: vars.space.x2,
  // Its text aligns with the title, and its ring and background lie around it.
  paddingInline: vars.space.x2,
  marginInlineStart: `calc(-1 * ${vars.space.x2})`,
  borderRadius: vars.radius.xs,
  textDecoration: 'none',
  fontSize: vars.font.size.lead,
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    '&[aria-current]': { fontWeight: vars.font.weight.semibold },
  },
});
export const seeAll = style([
  link,
  { fontWeight: vars.font.weight.semibold, textDecoration: 'underline', textUnderlineOffset: vars.space.x1 },
]);
export const placeholder = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.size.field,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const problem = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x4,
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x6}`,
  textUnderlineOffset: vars.space.x1,
});
export const footerLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
export const accountBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.field,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  // In dark and high contrast its background is close to that of the drawer.
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.background.quiet,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.background.quietStrong } },
});
export const accountHint = style({
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.regular,
  fontSize: vars.font.size.small,
  color: vars.color.text.secondary,
});
export const accountLink = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.field,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  fontSize: vars.font.size.lead,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
});
