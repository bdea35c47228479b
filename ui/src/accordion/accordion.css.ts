import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const item = style({
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  selectors: { '&:last-child': { borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}` } },
});
export const heading = style({
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.snug,
  letterSpacing: vars.font.letterSpacing.normal,
});
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  width: '100%',
  minHeight: vars.size.target,
  paddingBlock: vars.space.x4,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
});
global(`${trigger}[data-state="open"] > svg`, { transform: 'rotate(180deg)' });
global(`${trigger} > svg`, {
  '@media': { [media.motionOk]: { transition: `transform ${vars.duration.short} ${vars.easing.out}` } },
});
/** Printed pages and pages without scripts cannot expand anything, so everything is shown. */
const still = 'print, (scripting: none)';

global(`${trigger} > svg`, { '@media': { [still]: { display: 'none' } } });
export const panel = style({
  // Hides closed content until the script sets `hidden="until-found"`.
  selectors: {
    '&[data-state="closed"]:not([hidden])': { display: 'none', '@media': { [still]: { display: 'block' } } },
  },
  '@media': { [still]: { contentVisibility: 'visible' } },
});
/** Leaves the focus ring of the title room above it. */
export const content = style({ paddingBlock: `${vars.space.x1} ${vars.space.x6}` });
