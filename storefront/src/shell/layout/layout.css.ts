import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { imageTransitionName } from '../../platform/navigation/image-transition.ts';

const { style, global } = layeredStyling('app');

// Only the product image is captured: a fade of the page would delay its first paint.
global(':root', { viewTransitionName: 'none' });
// Clicks reach the page while it changes.
global('::view-transition', { pointerEvents: 'none' });
global('::view-transition-group(*)', { animationDuration: vars.duration.standard });
global(`::view-transition-image-pair(${imageTransitionName})`, {
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  background: vars.component.product.ground,
});
// The large image covers the small one as soon as it has loaded.
global(`::view-transition-old(${imageTransitionName}), ::view-transition-new(${imageTransitionName})`, {
  height: '100%',
  objectFit: 'cover',
  mixBlendMode: 'normal',
  animation: 'none',
});

// Radix turns off the pointer of the body while a dialog is open. All elements would inherit that and get new styles at
// once; the dialog's mask covers the page in any case.
global('#root', { pointerEvents: 'auto' });

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
/** The checkout's own ground. */
export const checkoutPage = style([page, { background: vars.color.background.quiet }]);
export const main = style({ flex: 1, paddingBlockEnd: vars.space.x10 });

export const demoNotice = style({
  padding: vars.space.x3,
  textAlign: 'center',
  color: vars.color.status.warning,
  background: vars.color.status.warningBackground,
});

/**
 * A tab on the header's lower edge, so that nothing moves and no line of the page is covered; presses go through to the
 * page.
 */
export const offline = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: `calc(max(0px, (100% - ${vars.size.site}) / 2) + ${vars.size.gutter})`,
  paddingInline: vars.space.x3,
  borderEndStartRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  border: `${vars.size.hairline} solid currentcolor`,
  borderBlockStart: 0,
  background: vars.color.background.surface,
  pointerEvents: 'none',
});

export const plainToast = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.toast,
  padding: vars.space.x4,
  textAlign: 'center',
  color: vars.color.text.inverse,
  background: vars.color.background.inverse,
});

/** Notice about features that need scripts: always visible, with reserved space below the page. */
export const withoutScripts = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  padding: vars.space.x3,
  color: vars.color.text.inverse,
  background: vars.color.background.inverse,
});
export const withoutScriptsText = style({ flex: '1 1 20rem', maxWidth: '60rem', margin: 0 });
export const withoutScriptsLink = style({ paddingBlock: vars.space.x2, color: 'inherit' });
export const withoutScriptsSearch = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const withoutScriptsField = style({
  minHeight: '2.75rem',
  minWidth: 0,
  paddingInline: vars.space.x3,
  border: `${vars.size.hairline} solid currentcolor`,
  borderRadius: vars.radius.md,
  color: vars.color.text.primary,
  background: vars.color.background.surface,
  font: 'inherit',
});
