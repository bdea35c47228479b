import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const disclosure = style({
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  selectors: { '&:last-child': { borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}` } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: vars.size.target,
  paddingBlock: vars.space.x3,
  cursor: 'pointer',
  listStyle: 'none',
});
global(`${summary}::-webkit-details-marker`, { display: 'none' });
export const title = style({
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
  letterSpacing: vars.font.letterSpacing.normal,
});
/** Chevron rendered with two borders; points down while closed. */
export const mark = style({
  flex: 'none',
  width: vars.space.x2,
  height: vars.space.x2,
  borderInlineEnd: `${vars.space.xxs} solid currentcolor`,
  borderBottom: `${vars.space.xxs} solid currentcolor`,
  transform: 'rotate(45deg)',
  marginInlineEnd: vars.space.x1,
  '@media': { [media.motionOk]: { transition: `transform ${vars.duration.short} ${vars.easing.out}` } },
});
global(`${disclosure}[open] > ${summary} > ${mark}`, { transform: 'rotate(-135deg)' });
/** Leaves the focus ring of the title room above it. */
export const content = style({ paddingBlock: `${vars.space.x1} ${vars.space.x5}` });
