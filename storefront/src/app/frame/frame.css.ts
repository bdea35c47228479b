import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
/** The checkout's own ground (FRM-27). */
export const checkoutFrame = style([frame, { background: vars.color.background.quiet }]);
export const main = style({ flex: 1 });

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
