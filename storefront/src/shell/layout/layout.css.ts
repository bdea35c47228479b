import { keyframes } from '@vanilla-extract/css';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { movingImageAttribute, movingImageStart } from '../../platform/navigation/image-transition.ts';

const { style, global } = layeredStyling('app');

const move = keyframes({ from: { transform: `var(${movingImageStart})` } });
global(`[${movingImageAttribute}]`, {
  position: 'absolute',
  zIndex: vars.layer.toast,
  maxWidth: 'none',
  objectFit: 'cover',
  borderRadius: vars.radius.lg,
  background: vars.component.product.ground,
  transformOrigin: '0 0',
  // Clicks reach the page while the image moves.
  pointerEvents: 'none',
  animation: `${move} ${vars.duration.standard} ${vars.easing.out}`,
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
