import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
/** The checkout's own ground (FRM-27). */
export const checkoutFrame = style([frame, { background: vars.color.background.quiet }]);
export const main = style({ flex: 1, paddingBlockEnd: vars.space.x10 });

/** Hangs from the header at every width, so that nothing in it moves; presses go through to the page. */
export const offline = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: `calc(max(0px, (100% - ${vars.size.site}) / 2) + ${vars.size.gutter})`,
  marginBlockStart: vars.space.x2,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid currentcolor`,
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
