import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(200%)' } });

export const root = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 });

export const pill = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  flexGrow: 1,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.background.surface,
  selectors: {
    '&:hover, &:focus-within': { borderColor: vars.color.border.controlHover },
    '&[data-invalid]': {
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
    '[data-disabled] > &, [data-disabled] > &:hover': {
      borderColor: vars.color.border.hairline,
      background: vars.color.action.disabled,
    },
  },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    '&[aria-disabled="true"]': { color: vars.color.action.onDisabled, background: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    // Without scripts the quantity is typed.
    '(scripting: none)': { display: 'none' },
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

export const value = style({ position: 'relative', display: 'grid' });
/** Moves below the number while it is being saved; static with reduced motion. */
export const progress = style({
  position: 'absolute',
  insetInline: vars.space.x1,
  insetBlockEnd: vars.space.x1,
  height: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.accent.progressTrack,
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      width: '50%',
      height: '100%',
      background: vars.color.accent.progress,
    },
  },
  '@media': {
    [media.motionOk]: {
      selectors: {
        '&::before': {
          animationName: run,
          animationDuration: `calc(3 * ${vars.duration.standard})`,
          animationTimingFunction: vars.easing.inOut,
          animationIterationCount: 'infinite',
        },
      },
    },
    [media.forcedColors]: { selectors: { '&::before': { background: 'Highlight' } } },
  },
});

export const input = style({
  height: '100%',
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '&[aria-disabled="true"]': { color: vars.color.action.onDisabled } },
});
export const size = variants({
  // Room for four digits, also with a letter spacing of the brand.
  compact: { width: '4.75ch', minHeight: vars.size.target },
  medium: { width: '5ch', minHeight: vars.size.field },
});

export const message = style({
  display: 'flex',
  gap: vars.space.x1,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.secondary,
  selectors: {
    '&:not(:empty)': { paddingTop: vars.space.x1 },
    '&[data-invalid]': { color: vars.color.text.error },
  },
});
