import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const indicator = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, color: vars.color.text.error, fontSize: vars.font.size.small });
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x2,
  borderBottom: `${vars.size.hairline} solid currentcolor`,
  background: vars.color.status.warningBackground,
  color: vars.color.status.warning,
  fontSize: vars.font.size.small,
});
