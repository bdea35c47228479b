import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** The native field lies over the whole zone, so that it takes clicks and drops by itself. */
export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.x2,
  minHeight: vars.space.x24,
  padding: vars.space.x4,
  border: `${vars.size.hairline} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.background.surface,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&[data-dragging]': {
      borderStyle: 'solid',
      borderColor: vars.color.border.selected,
      background: vars.color.background.quiet,
    },
    '&:has(> [aria-invalid="true"])': {
      borderStyle: 'solid',
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
    '&:has(> :focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.border.focus}`,
      outlineOffset: vars.size.focusOffset,
    },
    '&:has(> :disabled)': {
      background: vars.color.action.disabled,
      borderColor: vars.color.border.hairline,
      color: vars.color.text.secondary,
    },
  },
  '@media': {
    [media.motionOk]: {
      transitionProperty: 'border-color, background-color',
      transitionDuration: vars.duration.short,
      transitionTimingFunction: vars.easing.out,
    },
  },
});
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  // Without scripts only the field itself says which file is chosen.
  '@media': { '(scripting: none)': { position: 'static', opacity: 1 } },
});
export const prompt = style({
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.x1,
});
/** Fingers drop nothing. */
export const dropHint = style({ '@media': { '(hover: none)': { display: 'none' } } });
export const list = style({ display: 'grid', gap: vars.space.x2 });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.target,
  paddingInlineStart: vars.space.x4,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.sm,
  background: vars.color.background.surface,
  selectors: { '&[data-invalid]': { borderColor: vars.color.border.error } },
});
export const texts = style({ display: 'grid', flex: 1, minWidth: 0, paddingBlock: vars.space.x2 });
export const name = style({ overflowWrap: 'anywhere', lineHeight: vars.font.lineHeight.snug });
export const size = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
export const rejections = style({ display: 'grid', gap: vars.space.x1, selectors: { '&:empty': { display: 'none' } } });
