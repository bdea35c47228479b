import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: vars.space.x4,
  border: `${vars.size.hairline} solid ${vars.color.border.error}`,
  borderRadius: vars.radius.sm,
  background: vars.color.status.errorBackground,
  color: vars.color.status.error,
});
export const texts = style({ display: 'grid', gap: vars.space.x1, lineHeight: vars.font.lineHeight.body });
export const title = style({ fontWeight: vars.font.weight.semibold });
export const list = style({ display: 'grid', gap: vars.space.x1 });
export const link = style({ textUnderlineOffset: vars.space.xxs });
