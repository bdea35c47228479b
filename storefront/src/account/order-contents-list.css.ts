import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  marginTop: vars.space.x2,
  paddingTop: vars.space.x5,
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const list = style({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
export const item = style({ display: 'flex', gap: vars.space.x3, alignItems: 'center' });
export const picture = style({
  width: vars.space.x16,
  flex: 'none',
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
  background: vars.color.background.page,
});
export const words = style({ flex: 1, minWidth: 0 });
