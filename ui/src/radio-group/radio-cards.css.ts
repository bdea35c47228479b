import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const cards = style({ display: 'grid', gap: vars.space.x2 });
export const card = style({
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
  minWidth: 0,
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:has(> label > input:checked)': {
      borderColor: vars.color.border.selected,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.selected}`,
    },
    '[aria-invalid="true"] &': {
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
    '&:has(> label > input:disabled)': {
      background: vars.color.background.quiet,
      borderColor: vars.color.border.hairline,
    },
  },
  '@media': {
    // Forced colors remove shadows; a thicker border marks the selected option.
    [media.forcedColors]: {
      selectors: { '&:has(> label > input:checked)': { borderWidth: vars.size.focusRing, borderColor: 'Highlight' } },
    },
  },
});
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  cursor: 'pointer',
  selectors: { '&:has(> input:disabled)': { cursor: 'not-allowed', color: vars.color.text.secondary } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.action.onSecondary,
  selectors: { ':has(> input:disabled) > &': { color: 'inherit' } },
});
/** Texts and price; the price wraps below the texts if they would become too narrow. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  flex: 1,
  minWidth: 0,
});
export const texts = style({ display: 'grid', gap: vars.space.xxs, flex: '1 1 14ch', minWidth: 0 });
export const title = style({ fontWeight: vars.font.weight.semibold, lineHeight: vars.font.lineHeight.snug });
export const description = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.secondary,
});
export const price = style({
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
/** Visible only while the option is selected, by the state of the radio button, so that it works without scripts. */
export const content = style({
  display: 'none',
  padding: vars.space.x4,
  paddingTop: 0,
  selectors: { 'label:has(> input:checked) + &': { display: 'block' } },
});
