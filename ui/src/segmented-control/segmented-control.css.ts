import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** The bar around the segments. It becomes as wide as they are, and they wrap before it becomes wider than the page. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  alignSelf: 'start',
  gap: vars.space.x1,
  maxWidth: '100%',
  padding: vars.space.x1,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
  selectors: {
    '[aria-invalid="true"] > &': {
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
  },
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  flex: '1 0 auto',
  maxWidth: '100%',
  minWidth: 0,
});
/** The native radio button covers the segment: background, focus ring and target. */
export const radio = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  borderRadius: `calc(${vars.radius.md} - ${vars.space.x1})`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    // Within the space between the segments.
    '&:focus-visible': { outlineOffset: vars.size.hairline },
    '&:checked': { background: vars.color.action.primary },
    '&:disabled': { background: 'none', cursor: 'not-allowed' },
    '&:disabled:checked': { background: vars.color.action.disabled },
  },
  '@media': {
    [media.motionOk]: { transition: `background-color ${vars.duration.short} ${vars.easing.out}` },
    // Forced colors remove backgrounds; a border marks the selected segment.
    [media.forcedColors]: {
      selectors: { '&:checked': { border: `${vars.size.focusRing} solid Highlight` } },
    },
  },
});
export const label = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    ':checked + &': { color: vars.color.action.onPrimary },
    ':disabled + &': { color: vars.color.action.onDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { ':checked + &': { color: 'CanvasText' }, ':disabled + &': { color: 'GrayText' } },
    },
  },
});
