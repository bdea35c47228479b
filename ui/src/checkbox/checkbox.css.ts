import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Small enough to distinguish it from a radio button, also with enlarged text, which enlarges radii but not the box. */
export const boxRadius = `min(0.75 * ${vars.radius.xs}, 25%)`;

/** Checkbox and label in one row of at least 44 px, the box aligned with the first line. */
export const row = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' });

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.iconLg,
  height: vars.size.iconLg,
  marginBlock: `calc((${vars.size.target} - ${vars.size.iconLg}) / 2)`,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: boxRadius,
  background: vars.color.background.surface,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: '60%',
      height: '60%',
      clipPath: 'polygon(8% 50%, 0% 60%, 38% 94%, 100% 22%, 91% 13%, 37% 76%)',
      background: vars.color.action.onPrimary,
      opacity: 0,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:is(:checked, :indeterminate)': { background: vars.color.action.primary, borderColor: vars.color.action.primary },
    '&:is(:checked, :indeterminate)::before': { opacity: 1 },
    '&:indeterminate::before': { clipPath: 'inset(42% 0)' },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
    '&:disabled': {
      background: vars.color.action.disabled,
      borderColor: vars.color.border.hairline,
      cursor: 'not-allowed',
    },
    '&:disabled::before': { background: vars.color.action.onDisabled },
  },
  '@media': {
    [media.motionOk]: { transition: `background-color ${vars.duration.short} ${vars.easing.out}` },
    // Forced colors remove backgrounds and with them the check mark, so the system renders its own box.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});

export const label = style({
  minHeight: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - ${vars.space.x6}) / 2)`,
  paddingInlineStart: vars.space.x3,
  lineHeight: vars.font.lineHeight.body,
  cursor: 'pointer',
  selectors: { ':disabled + &': { color: vars.color.text.secondary, cursor: 'not-allowed' } },
});
/** Hint and error, aligned with the label. */
export const texts = style({ gridColumn: 2, paddingInlineStart: vars.space.x3, display: 'grid', gap: vars.space.x1 });
