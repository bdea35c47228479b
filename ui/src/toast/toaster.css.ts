import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(100%)' } });

export const viewport = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x4,
  listStyle: 'none',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  maxWidth: vars.size.dialog,
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x2,
  paddingBlock: vars.space.x1,
  minHeight: vars.size.field,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid currentcolor`,
  pointerEvents: 'auto',
  '@media': {
    [media.motionOk]: {
      animationName: rise,
      animationDuration: vars.duration.short,
      animationTimingFunction: vars.easing.out,
    },
  },
});
export const toast = variants({
  info: [base, { color: vars.color.status.info, background: vars.color.status.infoBackground }],
  warning: [base, { color: vars.color.status.warning, background: vars.color.status.warningBackground }],
  error: [base, { color: vars.color.status.error, background: vars.color.status.errorBackground }],
  success: [base, { color: vars.color.status.success, background: vars.color.status.successBackground }],
});
// The action wraps below the text when both do not fit on one line.
export const content = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  // Enlarged, a long word of the action is wider than a phone.
  overflowWrap: 'anywhere',
});
export const text = style({
  flex: '1 1 70%',
  minWidth: 0,
  color: vars.color.text.primary,
  paddingBlock: vars.space.x2,
});
export const debug = style({ fontSize: vars.font.size.caption, color: vars.color.text.secondary });
export const action = style({
  minHeight: vars.size.target,
  // Of the text above it.
  paddingBlock: vars.space.x2,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.x1,
  cursor: 'pointer',
});
