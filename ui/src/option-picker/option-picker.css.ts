import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const option = style({ position: 'relative', display: 'grid', minWidth: 0 });

/** The native radio button covers the pill: background, border, focus ring and target. */
export const radio = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:checked': {
      borderColor: vars.color.border.selected,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.selected}`,
      background: vars.color.background.quiet,
    },
    '&[data-unavailable]:not(:checked)': { borderStyle: 'dashed' },
    // Not filled: a filled option is the chosen one.
    '&[aria-disabled="true"]': { background: 'none', borderColor: vars.color.border.hairline, cursor: 'not-allowed' },
    '[aria-invalid="true"] &': {
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
  },
  '@media': {
    [media.motionOk]: {
      transitionProperty: 'border-color, background-color',
      transitionDuration: vars.duration.short,
      transitionTimingFunction: vars.easing.out,
    },
    // Forced colors remove backgrounds; a thicker border marks the selected option.
    [media.forcedColors]: {
      selectors: { '&:checked': { borderWidth: vars.size.focusRing, borderColor: 'Highlight' } },
    },
  },
});
export const label = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: vars.size.field,
  minWidth: vars.size.field,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x4,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '[data-unavailable] + &': { color: vars.color.text.secondary },
    '[aria-disabled="true"] + &': { color: vars.color.text.secondary, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '[aria-disabled="true"] + &': { color: 'GrayText' } } } },
});
export const struck = style({ textDecorationLine: 'line-through' });
export const reason = style({ fontSize: vars.font.size.caption, fontWeight: vars.font.weight.regular });
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });
