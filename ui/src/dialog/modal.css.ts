import { keyframes } from '@vanilla-extract/css';
import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants, global } = layeredStyling('components');

const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });
const slideInFromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const slideOutToEnd = keyframes({ to: { transform: 'translateX(100%)' } });
const slideInFromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideOutToStart = keyframes({ to: { transform: 'translateX(-100%)' } });

const animated = (enter: string, leave: string) => ({
  [media.motionOk]: {
    animationDuration: vars.duration.standard,
    animationFillMode: 'both' as const,
    selectors: {
      '&[data-state="open"]': { animationName: enter, animationTimingFunction: vars.easing.out },
      '&[data-state="closed"]': { animationName: leave, animationTimingFunction: vars.easing.in },
    },
  },
});

const surface = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  // Forced colors remove the tint of the mask; the border keeps the edge visible.
  border: `${vars.size.hairline} solid transparent`,
});

export const placement = variants({
  center: [
    surface,
    {
      inset: vars.space.x4,
      margin: 'auto',
      width: `min(${vars.size.dialog}, calc(100% - 2 * ${vars.space.x4}))`,
      height: 'fit-content',
      maxHeight: `calc(100dvh - 2 * ${vars.space.x4})`,
      borderRadius: vars.radius.xl,
      '@media': animated(appear, disappear),
    },
  ],
  screen: [
    surface,
    { inset: vars.space.x4, borderRadius: vars.radius.xl, overflow: 'hidden', '@media': animated(appear, disappear) },
  ],
  window: [surface, { inset: 0, border: 'none', '@media': animated(appear, disappear) }],
  end: [
    surface,
    {
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '100%',
      '@media': { ...animated(slideInFromEnd, slideOutToEnd), [media.from640]: { width: vars.size.sidePanel } },
    },
  ],
  start: [
    surface,
    {
      insetBlock: 0,
      insetInlineStart: 0,
      width: '100%',
      '@media': { ...animated(slideInFromStart, slideOutToStart), [media.from475]: { width: vars.size.sidePanel } },
    },
  ],
});

/** Covers the dialog below an alert dialog as it covers the page, because that dialog is inert. */
export const alertMask = style({ selectors: { '&[data-state]': { zIndex: vars.layer.dialog } } });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x4,
  '@media': { [media.from640]: { padding: vars.space.x6, paddingBottom: vars.space.x4 } },
});
// Aligns the icons of the buttons for back and close, not their targets, with the content.
const besideContent = `calc((${vars.size.iconMd} - ${vars.size.target}) / 2)`;
global(`${header} > button:first-child`, { marginInlineStart: besideContent });
global(`${header} > button:last-child`, { marginInlineEnd: besideContent });
/** Header over content that fills the whole window. The content stays clickable between title and close button. */
export const headerOver = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  padding: vars.space.x3,
  paddingBlockStart: `max(${vars.space.x3}, env(safe-area-inset-top))`,
  pointerEvents: 'none',
});
global(`${headerOver} > *`, { pointerEvents: 'auto' });
export const title = style({ flex: 1, fontSize: vars.font.size.h4, minWidth: 0 });
export const body = style({
  flex: 1,
  // A small screen shows at least a line of the content; the rest scrolls.
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.x4,
  paddingBottom: vars.space.x6,
  '@media': { [media.from640]: { paddingInline: vars.space.x6 } },
});
export const titleOver = style({
  minWidth: 0,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.lg,
  background: vars.color.background.surface,
  fontSize: vars.font.size.body,
});
export const bodyOver = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const footer = style({
  padding: vars.space.x4,
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.from640]: { padding: vars.space.x6 } },
});
