import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const receipt = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x8,
  borderRadius: vars.radius.xxl,
  background: vars.color.background.quiet,
});
export const mark = style({ color: vars.color.status.success });
