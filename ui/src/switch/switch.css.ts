import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Label and switch in one row of at least 44 px. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.x3,
});
/** Diameter of the knob: the height of the track without padding and border. */
const knob = `calc(${vars.size.iconLg} - 2 * (${vars.space.xxs} + ${vars.size.hairline}))`;

/** The track. */
export const track = style({
  appearance: 'none',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.iconLg,
  marginBlock: `calc((${vars.size.target} - ${vars.size.iconLg}) / 2)`,
  padding: vars.space.xxs,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.background.surface,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      width: knob,
      height: knob,
      borderRadius: vars.radius.pill,
      background: vars.color.border.control,
      marginInlineStart: 0,
    },
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:checked': { background: vars.color.action.primary, borderColor: vars.color.action.primary },
    '&:checked:hover': { background: vars.color.action.primaryHover, borderColor: vars.color.action.primaryHover },
    '&:checked::before': {
      background: vars.color.action.onPrimary,
      marginInlineStart: `calc(100% - ${knob})`,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:disabled, &:disabled:hover': {
      background: vars.color.action.disabled,
      borderColor: vars.color.border.hairline,
      cursor: 'not-allowed',
    },
    '&:disabled::before': { background: vars.color.action.onDisabled },
  },
  '@media': {
    [media.motionOk]: {
      transition: `background-color ${vars.duration.short} ${vars.easing.out}`,
      selectors: {
        '&::before': { transition: `margin-inline-start ${vars.duration.short} ${vars.easing.out}` },
      },
    },
    // Forced colors remove backgrounds and with them the knob, so the system renders a checkbox.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});
export const label = style({
  minHeight: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - ${vars.space.x6}) / 2)`,
  lineHeight: vars.font.lineHeight.body,
  cursor: 'pointer',
  selectors: { ':disabled + &': { color: vars.color.text.secondary, cursor: 'not-allowed' } },
});
export const hint = style({ gridColumn: 2 });
